package jump61.puzzle;

/**
 * Jump61 once more, as plainly as can be, to prove puzzles with that were found by bitboards: spots and owners in
 * arrays, squares topple one after the other, and wins are looked for by trying out. It shares nothing with the
 * program.
 */
final class PlainCubes {
    private final int size;
    private final int[] spots;
    /** 1 for the side to move at the root, -1 for the other, 0 for neither. */
    private final int[] owners;

    private final Memory memory;

    /** What is known of the positions that were tried out from one root, and what helps to find more. */
    private static final class Memory {
        private static final int DEEPEST = 32;
        private static final int BITS = 21;
        private static final int UNKNOWN = 99;

        /** By the plies left, the move that decided last; it is tried first. */
        private final int[] lastGood = new int[DEEPEST];

        private final int[] neighbours;
        private final long[] keys = new long[1 << BITS];
        private final byte[] winsIn = new byte[1 << BITS];
        private final byte[] holdsFor = new byte[1 << BITS];
        private long left;

        Memory(int size, long positions) {
            left = positions;
            neighbours = new int[size * size];
            for (int square = 0; square < neighbours.length; square++) {
                int row = square / size;
                int column = square % size;
                neighbours[square] = 4 - (row % (size - 1) == 0 ? 1 : 0) - (column % (size - 1) == 0 ? 1 : 0);
            }
        }

        /** {@return the place of what is known under a key, emptied if it was another's} */
        int place(long key) {
            int place = (int) (key >>> Long.SIZE - BITS);
            if (keys[place] != key) {
                keys[place] = key;
                winsIn[place] = UNKNOWN;
                holdsFor[place] = 0;
            }
            return place;
        }
    }

    private PlainCubes(int size, int[] spots, int[] owners, Memory memory) {
        this.size = size;
        this.spots = spots;
        this.owners = owners;
        this.memory = memory;
    }

    /**
     * {@return the position that the notation of game files tells; the side to move has the number 1}
     *
     * @param positions how many positions may be tried out; more throw {@link TooLong}
     */
    static PlainCubes read(String notation, long positions) {
        String[] squares = notation.replace("/", " ").strip().split("\\s+");
        int size = (int) Math.round(Math.sqrt(squares.length));
        int[] spots = new int[squares.length];
        int[] owners = new int[squares.length];
        int sum = size;
        for (int i = 0; i < squares.length; i++) {
            spots[i] = squares[i].charAt(0) - '0';
            sum += spots[i];
        }
        char mover = sum % 2 == 0 ? 'r' : 'b';
        for (int i = 0; i < squares.length; i++) {
            char owner = squares[i].charAt(1);
            owners[i] = owner == '-' ? 0 : owner == mover ? 1 : -1;
        }
        return new PlainCubes(size, spots, owners, new Memory(size, positions));
    }

    /** {@return the number of the square that a move in the notation of game files names} */
    int square(String move) {
        String[] parts = move.split(":");
        return (Integer.parseInt(parts[0]) - 1) * size + Integer.parseInt(parts[1]) - 1;
    }

    int squares() {
        return spots.length;
    }

    boolean mayPlay(int square, int side) {
        return owners[square] != -side;
    }

    /** {@return whether {@code side}, which is to move, wins within this many plies whatever the other side does} */
    boolean wins(int side, int plies) {
        if (canWinAtOnce(side)) {
            return true;
        }
        if (plies <= 1) {
            return false;
        }
        long key = key(side);
        int place = memory.place(key);
        if (memory.winsIn[place] <= plies || memory.holdsFor[place] >= plies) {
            return memory.winsIn[place] <= plies;
        }
        boolean wins = false;
        for (int i = -1; i < spots.length && !wins; i++) {
            int square = i < 0 ? memory.lastGood[plies] : i;
            wins = mayPlay(square, side) && after(square, side).loses(-side, plies - 1);
            memory.lastGood[plies] = wins ? square : memory.lastGood[plies];
        }
        // Others may have taken the place meanwhile.
        place = memory.place(key);
        (wins ? memory.winsIn : memory.holdsFor)[place] = (byte) plies;
        return wins;
    }

    /** {@return whether {@code side}, which is to move, loses within this many plies whatever it does} */
    boolean loses(int side, int plies) {
        if (isAll(-side)) {
            return true;
        }
        if (isAll(side) || plies <= 0 || canWinAtOnce(side)) {
            return false;
        }
        for (int i = -1; i < spots.length; i++) {
            int square = i < 0 ? memory.lastGood[plies] : i;
            if (mayPlay(square, side) && !after(square, side).wins(-side, plies - 1)) {
                memory.lastGood[plies] = square;
                return false;
            }
        }
        return true;
    }

    /** Only a square that bursts takes others, so no other square can win but the last free one. */
    private boolean canWinAtOnce(int side) {
        int foreign = 0;
        int free = -1;
        boolean anyFull = false;
        for (int square = 0; square < spots.length; square++) {
            foreign += owners[square] == side ? 0 : 1;
            free = owners[square] == 0 ? square : free;
            anyFull |= owners[square] == side && spots[square] == memory.neighbours[square];
        }
        if (foreign == 1 && free >= 0) {
            return true;
        }
        for (int square = 0; anyFull && square < spots.length; square++) {
            boolean full = owners[square] == side && spots[square] == memory.neighbours[square];
            if (full && after(square, side).isAll(side)) {
                return true;
            }
        }
        return false;
    }

    PlainCubes after(int square, int side) {
        if (--memory.left < 0) {
            throw new TooLong();
        }
        var next = new PlainCubes(size, spots.clone(), owners.clone(), memory);
        next.spots[square]++;
        next.owners[square] = side;
        boolean bursts = next.spots[square] > memory.neighbours[square];
        while (bursts && !next.isAll(side)) {
            bursts = next.burstOneByOne(side);
        }
        return next;
    }

    /** {@return whether any square was overfull} */
    private boolean burstOneByOne(int side) {
        boolean any = false;
        for (int square = 0; square < spots.length; square++) {
            if (spots[square] > memory.neighbours[square]) {
                burst(square, side);
                any = true;
            }
        }
        return any;
    }

    private void burst(int square, int side) {
        int row = square / size;
        int column = square % size;
        spots[square] -= memory.neighbours[square];
        send(row - 1, column, side);
        send(row + 1, column, side);
        send(row, column - 1, side);
        send(row, column + 1, side);
    }

    private void send(int row, int column, int side) {
        if (row >= 0 && row < size && column >= 0 && column < size) {
            spots[row * size + column]++;
            owners[row * size + column] = side;
        }
    }

    boolean isAll(int side) {
        for (int owner : owners) {
            if (owner != side) {
                return false;
            }
        }
        return true;
    }

    /** {@return a well-mixed 64-bit key that distinguishes this position and side from practically all others} */
    private long key(int side) {
        long key = side + 2;
        for (int i = 0; i < spots.length; i++) {
            key = (key ^ (spots[i] * 4 + owners[i] + 1)) * 0x9E3779B97F4A7C15L;
            key ^= key >>> 29;
        }
        return key * 0xBF58476D1CE4E5B9L;
    }
}
