
(() => {
  'use strict';
  const id = name => document.getElementById(name);

  // Unpacks what is packed as RFC 1951 says.
  const inflate = packed => {
    const out = [];
    let at = 0;
    const bits = count => {
      let value = 0;
      for (let i = 0; i < count; i++, at++) value |= (packed[at >> 3] >> (at & 7) & 1) << i;
      return value;
    };
    // Reads words of a code that is given by the length of each. A key is a 1 and then the bits read.
    const code = lengths => {
      const words = new Map();
      for (let length = 1, next = 0; length < 16; length++, next <<= 1) {
        lengths.forEach((each, word) => { if (each === length) words.set(1 << length | next++, word); });
      }
      return () => {
        let key = 1;
        do key = key << 1 | bits(1); while (!words.has(key) && key < 1 << 16);
        return words.get(key);
      };
    };
    // A number that stands for several: the first of them, and how many bits say which it is.
    const ranges = (first, count, many) => Array.from({ length: count }, (_, i) => {
      const more = Math.max(0, Math.floor(i / many) - 1);
      const range = [first, more];
      first += 1 << more;
      return range;
    });
    const lengths = ranges(3, 28, 4).concat([[258, 0]]);
    const distances = ranges(1, 30, 2);
    const pick = ([first, more]) => first + bits(more);
    const usual = Array.from({ length: 288 }, (_, i) => i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8);
    const own = () => {
      const counts = [257 + bits(5), 1 + bits(5)];
      const few = new Array(19).fill(0);
      const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
      order.slice(0, 4 + bits(4)).forEach(word => { few[word] = bits(3); });
      const read = code(few);
      const all = [];
      while (all.length < counts[0] + counts[1]) {
        const word = read();
        if (word < 16) all.push(word);
        else if (word === 16) all.push(...new Array(3 + bits(2)).fill(all[all.length - 1]));
        else all.push(...new Array(word === 17 ? 3 + bits(3) : 11 + bits(7)).fill(0));
      }
      return [code(all.slice(0, counts[0])), code(all.slice(counts[0]))];
    };
    for (let last = 0; !last;) {
      last = bits(1);
      const kind = bits(2);
      if (kind === 0) {
        at = at + 7 >> 3 << 3;
        const count = bits(16);
        bits(16);
        for (let i = 0; i < count; i++) out.push(bits(8));
        continue;
      }
      const [letter, way] = kind === 1 ? [code(usual), code(new Array(30).fill(5))] : own();
      for (let word = letter(); word !== 256; word = letter()) {
        if (word < 256) {
          out.push(word);
        } else {
          const length = pick(lengths[word - 257]);
          const back = pick(distances[way()]);
          for (let i = 0; i < length; i++) out.push(out[out.length - back]);
        }
      }
    }
    return out;
  };
  const packed = Uint8Array.from(atob(id('data').textContent), letter => letter.charCodeAt(0));
  const film = JSON.parse(inflate(packed).reduce((text, letter) => text + String.fromCharCode(letter), ''));
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const svg = name => document.createElementNS('http://www.w3.org/2000/svg', name);

  // What is shown after each move.
  const after = [film.start];
  const change = (shown, step) => {
    const next = shown.slice(0, step[1]);
    for (let i = 2; i < step.length; i += 2) next[step[i]] = step[i + 1];
    return next;
  };
  for (const steps of film.moves) after.push(steps.reduce(change, after[after.length - 1]));

  const parts = id('parts');
  let shown = [];
  const draw = next => {
    while (parts.childElementCount > next.length) parts.lastElementChild.remove();
    next.forEach((part, i) => {
      if (shown[i] === part && parts.children[i]) return;
      const use = parts.children[i] || parts.appendChild(svg('use'));
      const at = film.parts.slice(3 * part, 3 * part + 3);
      use.setAttribute('href', '#g' + at[0]);
      use.setAttribute('x', at[1] / 10);
      use.setAttribute('y', at[2] / 10);
    });
    shown = next;
  };

  const last = film.moves.length;
  const add = (parent, name, text, style) => {
    const child = parent.appendChild(document.createElement(name));
    child.textContent = text;
    if (style) child.className = style;
    return child;
  };
  // A move counts as in the window: one of each side.
  const round = number => Math.floor((number + 1 + film.told[1][1]) / 2);
  const buttons = film.told.map(([text, side, verdict, ...comments], number) => {
    const item = add(id('moves'), 'li', '');
    const button = add(item, 'button', number ? '' : text);
    button.dataset.ply = number;
    if (number) {
      const [style, name] = film.sides[side];
      add(button, 'span', round(number), 'no');
      const mark = add(button, 'i', '', 'side ' + style);
      mark.setAttribute('role', 'img');
      mark.setAttribute('aria-label', name);
      add(button, 'b', text).dir = 'auto';
      if (film.verdicts[verdict]) add(button, 'em', film.verdicts[verdict][1], film.verdicts[verdict][0]);
    }
    for (const comment of comments) add(item, 'p', comment).dir = 'auto';
    return button;
  });
  const graph = id('graph');
  const cursor = graph && graph.appendChild(svg('line'));
  if (graph) {
    cursor.id = 'cursor';
    cursor.setAttribute('y1', 0);
    cursor.setAttribute('y2', 100);
    // Circles would be stretched with the graph; the round ends of a line without a length are not.
    for (const circle of graph.querySelectorAll('circle')) {
      const dot = svg('path');
      dot.setAttribute('d', 'M' + circle.getAttribute('cx') + ' ' + circle.getAttribute('cy') + 'h0');
      circle.replaceWith(dot);
    }
    graph.onclick = event => {
      const box = graph.getBoundingClientRect();
      go(Math.round((event.clientX - box.left) / box.width * last));
    };
  }

  let ply = last;
  let playing = false;
  let waiting = 0;
  const tell = () => {
    const said = id('said');
    said.textContent = '';
    const button = buttons[ply];
    for (const part of button.childNodes) said.append(part.cloneNode(true), ' ');
    for (const comment of button.parentNode.querySelectorAll('p')) said.append(comment.cloneNode(true));
    buttons.forEach(any => any.removeAttribute('aria-current'));
    button.setAttribute('aria-current', 'step');
    const list = id('moves');
    if (list.scrollHeight > list.clientHeight) {
      list.scrollTop = button.parentNode.offsetTop - list.offsetTop - list.clientHeight / 2;
    }
    if (cursor) {
      cursor.setAttribute('x1', ply);
      cursor.setAttribute('x2', ply);
    }
    for (const name of ['first', 'back']) id(name).disabled = ply === 0;
    for (const name of ['next', 'last']) id(name).disabled = ply === last;
    const play = id('play');
    play.classList.toggle('on', playing);
    play.setAttribute('aria-label', playing ? play.dataset.pause : play.dataset.play);
    play.title = play.getAttribute('aria-label');
  };
  const stop = () => {
    clearTimeout(waiting);
    playing = false;
  };
  const go = to => {
    stop();
    ply = Math.max(0, Math.min(last, to));
    draw(after[ply]);
    tell();
  };
  // Shows the steps of the next move, and then, if the game is being played, those of the move after it.
  const step = () => {
    clearTimeout(waiting);
    if (ply === last) {
      stop();
      tell();
      return;
    }
    const steps = still.matches ? [] : film.moves[ply];
    const from = after[ply++];
    let i = 0;
    let at = from;
    const show = () => {
      if (i < steps.length) {
        at = change(at, steps[i]);
        draw(at);
        waiting = setTimeout(show, steps[i++][0]);
      } else {
        draw(after[ply]);
        if (playing) waiting = setTimeout(step, still.matches ? 1000 : 0);
      }
    };
    tell();
    show();
  };

  id('first').onclick = () => go(0);
  id('back').onclick = () => go(ply - 1);
  id('next').onclick = () => { stop(); step(); };
  id('last').onclick = () => go(last);
  id('play').onclick = () => {
    if (playing) {
      go(ply);
    } else {
      if (ply === last) go(0);
      playing = true;
      step();
    }
  };
  buttons.forEach((button, number) => { button.onclick = () => go(number); });
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  addEventListener('keydown', event => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const keys = {
      Home: () => go(0),
      End: () => go(last),
      ArrowLeft: () => forward === 'ArrowLeft' ? id('next').onclick() : go(ply - 1),
      ArrowRight: () => forward === 'ArrowRight' ? id('next').onclick() : go(ply - 1),
      ' ': event.target.closest('button') ? null : () => id('play').onclick(),
    };
    if (keys[event.key]) {
      event.preventDefault();
      keys[event.key]();
    }
  });

  document.querySelector('.keys').hidden = false;
  const wanted = /^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) : last;
  go(wanted);
})();
