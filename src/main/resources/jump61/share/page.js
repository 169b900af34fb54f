
(() => {
  'use strict';
  const id = name => document.getElementById(name);
  const film = JSON.parse(id('film').textContent);
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
      use.setAttribute('x', at[1]);
      use.setAttribute('y', at[2]);
    });
    shown = next;
  };

  const last = film.moves.length;
  const buttons = [...document.querySelectorAll('#moves button')];
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
  buttons.forEach(button => { button.onclick = () => go(Number(button.dataset.ply)); });
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

  document.documentElement.classList.add('js');
  document.querySelector('.keys').hidden = false;
  const wanted = /^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) : last;
  go(wanted);
})();
