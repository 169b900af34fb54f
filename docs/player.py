"""A whole player of Jump61, for: jump61 match --first "engine:python3 docs/player.py" --second level:1

It plays at random. The protocol is in docs/engine-protocol.md."""
import random, sys

def play(board, move, side):
    todo = [move]
    while todo and any(owner != side for owner, spots in board.values()):
        row, column = square = todo.pop(0)
        near = [at for at in ((row, column + 1), (row + 1, column), (row, column - 1), (row - 1, column)) if at in board]
        full = board[square][1] == len(near)
        board[square] = side, 1 if full else board[square][1] + 1
        todo += near if full else []

for command, _, rest in (line.strip().partition(" ") for line in sys.stdin):
    if command == "new":
        height, *width = map(int, rest.split()[1].split("x"))
    elif command == "position":
        start, _, moves = rest.partition(" moves ")
        rows = [["1-"] * (width or [height])[0]] * height if start == "start" else [row.split() for row in start.split(" / ")]
        board = {(r, c): ("rb".find(at[-1]), int(at[:-1])) for r, row in enumerate(rows, 1) for c, at in enumerate(row, 1)}
        side = (sum(spots for owner, spots in board.values()) - len(board)) % 2
        for move in filter(None, moves.split(", ")):
            play(board, tuple(map(int, move.split(":"))), side)
            side = 1 - side
    elif command == "go":
        print("bestmove %d:%d" % random.choice([at for at in board if board[at][0] in (-1, side)]), flush=True)
