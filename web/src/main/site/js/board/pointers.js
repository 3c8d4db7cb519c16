// SPDX-License-Identifier: Apache-2.0
// Mouse and touch on a board: clicks, long presses, dragging, pinching, the wheel.

const LONG_PRESS = 420;
const DRAG = 7;

/**
 * act(name, cell) does what a gesture means to a cell.
 * @param {import('./board.js').Board} board
 * @param {Page.Act} act
 */
export function listenToPointers(board, act) {
  const gestures = new Gestures(board, act);
  const { canvas } = board;
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  canvas.addEventListener('pointerdown', (event) => gestures.down(event));
  canvas.addEventListener('pointermove', (event) => gestures.move(event));
  canvas.addEventListener('pointerup', (event) => gestures.end(event));
  canvas.addEventListener('pointercancel', (event) => gestures.end(event));
  canvas.addEventListener('pointerleave', () => gestures.hover(-1));
  canvas.addEventListener('wheel', (event) => gestures.wheel(event), { passive: false });
}

/**
 * What the pointers do together: a press that may become a drag, or two that pinch.
 * @typedef {object} Gesture
 * @property {string} kind
 * @property {number} x
 * @property {number} y
 * @property {number} cell
 * @property {number} buttons
 * @property {number} distance
 * @property {number} [timer]
 */

class Gestures {
  #board;
  #act;
  #pointers = new Map();
  /** @type {Gesture | null} */
  #gesture = null;

  /** @param {import('./board.js').Board} board @param {Page.Act} act */
  constructor(board, act) {
    this.#board = board;
    this.#act = act;
  }

  /** @param {PointerEvent} event */
  down(event) {
    const board = this.#board;
    board.byKey = false;
    board.focus();
    board.canvas.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, event);
    event.preventDefault();
    if (this.#pointers.size > 1) {
      clearTimeout(this.#gesture?.timer);
      this.#gesture = pinch(this.#pointers);
      // A third finger means nothing to a board, and no cell.
      if (this.#pointers.size > 2) this.#gesture.kind = 'done';
      return;
    }
    const gesture = {
      kind: 'press',
      x: event.clientX,
      y: event.clientY,
      cell: board.cellAt(event.clientX, event.clientY),
      buttons: event.buttons,
      distance: 0,
      timer: event.pointerType === 'mouse' ? undefined : setTimeout(() => this.#longPress(), LONG_PRESS),
    };
    this.#gesture = gesture;
  }

  #longPress() {
    if (this.#gesture?.kind !== 'press') return;
    this.#gesture.kind = 'done';
    navigator.vibrate?.(12);
    this.#act('flag', this.#gesture.cell);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.#pointers.get(event.pointerId);
    if (!before) {
      this.hover(event.pointerType === 'mouse' ? this.#board.cellAt(event.clientX, event.clientY) : -1);
      return;
    }
    this.#pointers.set(event.pointerId, event);
    if (this.#gesture?.kind === 'pinch') this.#pinch(this.#gesture);
    else if (this.#gesture) this.#drag(this.#gesture, event, before);
  }

  /** @param {number} cell */
  hover(cell) {
    const board = this.#board;
    if (cell === board.hovered) return;
    board.hovered = cell;
    board.draw();
    board.on.hover?.(cell);
  }

  /** @param {Gesture} gesture @param {PointerEvent} event @param {PointerEvent} before */
  #drag(gesture, event, before) {
    const board = this.#board;
    gesture.buttons |= event.buttons;
    if (gesture.kind === 'press' && Math.hypot(event.clientX - gesture.x, event.clientY - gesture.y) > DRAG) {
      clearTimeout(gesture.timer);
      gesture.kind = board.on.paint && event.pointerType === 'mouse' ? 'paint' : 'pan';
    }
    if (gesture.kind === 'pan')
      board.panBy((event.clientX - before.clientX) * board.ratio, (event.clientY - before.clientY) * board.ratio);
    if (gesture.kind === 'paint') board.on.paint?.(board.cellAt(event.clientX, event.clientY));
  }

  /** @param {Gesture} before */
  #pinch(before) {
    const board = this.#board;
    const now = pinch(this.#pointers);
    const box = board.canvas.getBoundingClientRect();
    board.panBy((now.x - before.x) * board.ratio, (now.y - before.y) * board.ratio);
    board.zoomBy(now.distance / before.distance, (now.x - box.left) * board.ratio, (now.y - box.top) * board.ratio);
    this.#gesture = now;
  }

  /** @param {PointerEvent} event */
  end(event) {
    this.#pointers.delete(event.pointerId);
    clearTimeout(this.#gesture?.timer);
    if (this.#gesture?.kind === 'press' && event.type === 'pointerup') this.#press(this.#gesture, event);
    if (this.#pointers.size === 0) this.#gesture = null;
    else if (this.#gesture?.kind === 'pinch') this.#gesture.kind = 'done';
  }

  // Left opens, right flags; middle, both at once, or left on a number opens around it.
  /** @param {Gesture} gesture @param {PointerEvent} event */
  #press({ cell, buttons }, event) {
    const board = this.#board;
    if (cell !== board.cellAt(event.clientX, event.clientY)) return;
    const both = (buttons & 3) === 3;
    if (event.button === 1 || both) this.#act('chord', cell);
    else if (event.button === 2) this.#act('flag', cell);
    else this.#act(board.cells[cell] >= 0 ? 'chord' : 'open', cell);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const board = this.#board;
    const box = board.canvas.getBoundingClientRect();
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016));
    board.zoomBy(factor, (event.clientX - box.left) * board.ratio, (event.clientY - box.top) * board.ratio);
  }
}

/**
 * Two pointers: their middle, and how far apart they are.
 * @param {Map<number, PointerEvent>} pointers
 * @returns {Gesture}
 */
function pinch(pointers) {
  const [a, b] = [...pointers.values()];
  return {
    kind: 'pinch',
    cell: -1,
    buttons: 0,
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
    distance: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
  };
}
