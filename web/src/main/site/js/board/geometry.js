// Where the cells of each kind of board lie, in units of one cell's width, and which cell lies under a point.

const ROOT3 = Math.sqrt(3);

/** The geometry for a board as the engine describes it: {family, columns, rows, size, points, links}; sideways: rows run down. */
export function geometryOf(board, sideways = false) {
  if (sideways) return new SidewaysGeometry(board);
  if (board.family.startsWith('graph')) return new GraphGeometry(board);
  const wrapped = board.family.includes('torus');
  if (board.family.startsWith('hex')) return new HexGeometry(board, wrapped);
  if (board.family.startsWith('tri')) return new TriangleGeometry(board, wrapped);
  return new SquareGeometry(board, wrapped);
}

class Grid {
  constructor({ columns, rows }, wrapped, margin) {
    this.columns = columns;
    this.rows = rows;
    this.size = columns * rows;
    // On a torus the cells beyond the edge are drawn too, pale: they are the ones from the other side.
    this.margin = wrapped ? margin : 0;
    this.wrapped = wrapped;
  }

  row(cell) {
    return Math.floor(cell / this.columns);
  }

  column(cell) {
    return cell % this.columns;
  }

  centre(cell) {
    return this.place(this.row(cell), this.column(cell));
  }

  /** The cell at a place, which on a torus may lie beyond the edge; -1 if there is none. */
  cellAt(row, column) {
    if (row >= 0 && row < this.rows && column >= 0 && column < this.columns) return row * this.columns + column;
    if (!this.margin || row < -this.margin || row >= this.rows + this.margin) return -1;
    if (column < -this.margin || column >= this.columns + this.margin) return -1;
    const wrap = (value, size) => ((value % size) + size) % size;
    return wrap(row, this.rows) * this.columns + wrap(column, this.columns);
  }

  inside(row, column) {
    return row >= 0 && row < this.rows && column >= 0 && column < this.columns;
  }

  /** The cell that the arrow keys lead to. */
  step(cell, dx, dy) {
    const row = this.row(cell) + dy;
    const column = this.column(cell) + dx;
    const next = this.wrapped
      ? this.cellAt((row + this.rows) % this.rows, (column + this.columns) % this.columns)
      : this.cellAt(row, column);
    return next < 0 ? cell : next;
  }

  /** Calls visit(cell, x, y, ghost, row, column) for every cell that may show in this part of the drawing. */
  visit(left, top, right, bottom, visit) {
    const m = this.margin;
    const firstRow = Math.max(-m, Math.floor(top / this.rowHeight) - 1);
    const lastRow = Math.min(this.rows - 1 + m, Math.ceil(bottom / this.rowHeight) + 1);
    for (let row = firstRow; row <= lastRow; row++) {
      const x0 = this.place(row, 0)[0];
      const firstColumn = Math.max(-m, Math.floor((left - x0) / this.columnWidth) - 1);
      const lastColumn = Math.min(this.columns - 1 + m, Math.ceil((right - x0) / this.columnWidth) + 1);
      for (let column = firstColumn; column <= lastColumn; column++) {
        const [x, y] = this.place(row, column);
        visit(this.cellAt(row, column), x, y, !this.inside(row, column), row, column);
      }
    }
  }
}

class SquareGeometry extends Grid {
  constructor(board, wrapped) {
    super(board, wrapped, 1);
    this.kind = 'square';
    this.rowHeight = 1;
    this.columnWidth = 1;
    this.textSize = 0.6;
    this.bounds = {
      left: -this.margin,
      top: -this.margin,
      right: this.columns + this.margin,
      bottom: this.rows + this.margin,
    };
  }

  place(row, column) {
    return [column + 0.5, row + 0.5];
  }

  turned() {
    return 0;
  }

  corners() {
    return [
      [-0.5, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [-0.5, 0.5],
    ];
  }

  at(x, y) {
    return this.cellAt(Math.floor(y), Math.floor(x));
  }
}

/** Squares turned on their side, for a screen that is higher than wide: rows run from left to right, columns down. */
class SidewaysGeometry extends SquareGeometry {
  constructor(board) {
    super(board, false);
    this.sideways = true;
    this.bounds = { left: 0, top: 0, right: this.rows, bottom: this.columns };
  }

  place(row, column) {
    return [row + 0.5, column + 0.5];
  }

  at(x, y) {
    return this.cellAt(Math.floor(x), Math.floor(y));
  }

  step(cell, dx, dy) {
    return super.step(cell, dy, dx);
  }

  visit(left, top, right, bottom, visit) {
    for (let row = Math.max(0, Math.floor(left)); row < Math.min(this.rows, Math.ceil(right)); row++) {
      for (let column = Math.max(0, Math.floor(top)); column < Math.min(this.columns, Math.ceil(bottom)); column++) {
        visit(row * this.columns + column, row + 0.5, column + 0.5, false, row, column);
      }
    }
  }
}

class HexGeometry extends Grid {
  constructor(board, wrapped) {
    super(board, wrapped, 1);
    this.kind = 'hex';
    this.rowHeight = ROOT3 / 2;
    this.columnWidth = 1;
    this.textSize = 0.5;
    const m = this.margin;
    const half = 1 / ROOT3;
    this.bounds = {
      left: this.place(this.rows - 1 + m, -m)[0] - 0.5,
      right: this.place(-m, this.columns - 1 + m)[0] + 0.5,
      top: this.place(-m, 0)[1] - half,
      bottom: this.place(this.rows - 1 + m, 0)[1] + half,
    };
  }

  place(row, column) {
    return [column + 0.5 + (this.rows - 1 - row) / 2, row * this.rowHeight + 1 / ROOT3];
  }

  turned() {
    return 0;
  }

  corners() {
    const r = 1 / ROOT3;
    return [
      [0, -r],
      [0.5, -r / 2],
      [0.5, r / 2],
      [0, r],
      [-0.5, r / 2],
      [-0.5, -r / 2],
    ];
  }

  // The nearest middle is the hexagon under the point.
  at(x, y) {
    const near = Math.round((y - 1 / ROOT3) / this.rowHeight);
    let best = -1;
    let least = 1 / 3 + 1e-9;
    for (let row = near - 1; row <= near + 1; row++) {
      const column = Math.round(x - this.place(row, 0)[0]);
      const [cx, cy] = this.place(row, column);
      const distance = (cx - x) ** 2 + (cy - y) ** 2;
      if (distance < least && this.cellAt(row, column) >= 0) {
        least = distance;
        best = this.cellAt(row, column);
      }
    }
    return best;
  }
}

class TriangleGeometry extends Grid {
  constructor(board, wrapped) {
    super(board, wrapped, 2);
    this.kind = 'triangle';
    this.rowHeight = ROOT3 / 2;
    this.columnWidth = 0.5;
    this.textSize = 0.34;
    const m = this.margin;
    this.bounds = {
      left: -m / 2,
      right: (this.columns + 1 + m) / 2,
      top: -m * this.rowHeight,
      bottom: (this.rows + m) * this.rowHeight,
    };
  }

  turned(row, column) {
    return (((row + column) % 2) + 2) % 2;
  }

  place(row, column) {
    return [(column + 1) / 2, (row + (this.turned(row, column) ? 1 : 2) / 3) * this.rowHeight];
  }

  corners(turned) {
    const third = ROOT3 / 6;
    return turned
      ? [
          [0, 2 * third],
          [-0.5, -third],
          [0.5, -third],
        ]
      : [
          [0, -2 * third],
          [0.5, third],
          [-0.5, third],
        ];
  }

  at(x, y) {
    const row = Math.floor(y / this.rowHeight);
    const down = y / this.rowHeight - row;
    const near = Math.floor(x * 2 - 1);
    for (let column = near - 1; column <= near + 2; column++) {
      const middle = (column + 1) / 2;
      const halfWidth = this.turned(row, column) ? (1 - down) / 2 : down / 2;
      if (Math.abs(x - middle) <= halfWidth) return this.cellAt(row, column);
    }
    return -1;
  }
}

class GraphGeometry {
  constructor({ size, points, links }) {
    this.kind = 'graph';
    this.size = size;
    this.columns = size;
    this.rows = 1;
    this.margin = 0;
    this.wrapped = false;
    this.links = links;
    this.textSize = 0.52;
    this.#scale(points, links);
  }

  // The shortest link becomes 1.7 long, and no two cells are closer than 1.25, so that discs of width 1 stay apart.
  #scale(points, links) {
    const apart = (a, b) => Math.hypot(points[2 * a] - points[2 * b], points[2 * a + 1] - points[2 * b + 1]);
    let link = Infinity;
    for (let i = 0; i < links.length; i += 2) link = Math.min(link, apart(links[i], links[i + 1]));
    let pair = Infinity;
    for (let a = 0; a < Math.min(this.size, 2000); a++) {
      for (let b = 0; b < a; b++) pair = Math.min(pair, apart(a, b));
    }
    const wanted = Math.max(link > 0 ? 1.7 / link : 0, pair > 0 ? 1.25 / pair : 0);
    const scale = wanted > 0 ? wanted : 1;
    this.points = Float64Array.from(points, (value) => value * scale);
    const xs = this.points.filter((_, i) => i % 2 === 0);
    const ys = this.points.filter((_, i) => i % 2 === 1);
    const least = (values) => values.reduce((a, b) => Math.min(a, b), Infinity);
    const most = (values) => values.reduce((a, b) => Math.max(a, b), -Infinity);
    this.bounds = { left: least(xs) - 0.6, right: most(xs) + 0.6, top: least(ys) - 0.6, bottom: most(ys) + 0.6 };
  }

  row() {
    return 0;
  }

  column(cell) {
    return cell;
  }

  centre(cell) {
    return [this.points[2 * cell], this.points[2 * cell + 1]];
  }

  turned() {
    return 0;
  }

  corners() {
    return null;
  }

  at(x, y) {
    for (let cell = 0; cell < this.size; cell++) {
      const [cx, cy] = this.centre(cell);
      if (Math.hypot(cx - x, cy - y) <= 0.55) return cell;
    }
    return -1;
  }

  /** The nearest cell in the direction of the arrow. */
  step(cell, dx, dy) {
    const [x, y] = this.centre(cell);
    let best = cell;
    let least = Infinity;
    for (let other = 0; other < this.size; other++) {
      const [ox, oy] = this.centre(other);
      const along = (ox - x) * dx + (oy - y) * dy;
      const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
      if (other !== cell && along > 0.1 && along >= across * 0.6 && along + 2 * across < least) {
        least = along + 2 * across;
        best = other;
      }
    }
    return best;
  }

  visit(left, top, right, bottom, visit) {
    for (let cell = 0; cell < this.size; cell++) {
      const [x, y] = this.centre(cell);
      if (x > left - 1 && x < right + 1 && y > top - 1 && y < bottom + 1) visit(cell, x, y, false, 0, cell);
    }
  }
}
