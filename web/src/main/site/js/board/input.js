// Mouse, touch and keys on a board, turned into what the player means.

const LONG_PRESS = 420;
const DRAG = 7;

/** Listens on a board and tells its on.open, on.flag, on.chord, on.hover, on.key. */
export function listen(board) {
  const { canvas } = board;
  const pointers = new Map();
  let gesture = null;

  const act = (name, cell) => {
    if (cell < 0 || cell === undefined) return;
    board.cursor = cell;
    board.on[name]?.(cell);
  };

  canvas.addEventListener('contextmenu', (event) => event.preventDefault());

  canvas.addEventListener('pointerdown', (event) => {
    board.byKey = false;
    canvas.focus({ preventScroll: true });
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, event);
    if (pointers.size === 2) {
      clearTimeout(gesture?.timer);
      gesture = { kind: 'pinch', ...spread(pointers) };
      return;
    }
    gesture = { kind: 'press', x: event.clientX, y: event.clientY, cell: board.cellAt(event.clientX, event.clientY), buttons: event.buttons };
    if (event.pointerType !== 'mouse') gesture.timer = setTimeout(() => longPress(), LONG_PRESS);
    event.preventDefault();
  });

  const longPress = () => {
    if (gesture?.kind !== 'press') return;
    gesture.kind = 'done';
    navigator.vibrate?.(12);
    act('flag', gesture.cell);
  };

  canvas.addEventListener('pointermove', (event) => {
    if (!pointers.has(event.pointerId)) {
      hover(event);
      return;
    }
    const before = pointers.get(event.pointerId);
    pointers.set(event.pointerId, event);
    if (gesture?.kind === 'pinch') pinch();
    else if (gesture) drag(event, before);
  });

  const hover = (event) => {
    const cell = event.pointerType === 'mouse' ? board.cellAt(event.clientX, event.clientY) : -1;
    if (cell === board.hovered) return;
    board.hovered = cell;
    board.draw();
    board.on.hover?.(cell);
  };

  const drag = (event, before) => {
    gesture.buttons |= event.buttons;
    if (gesture.kind === 'press' && Math.hypot(event.clientX - gesture.x, event.clientY - gesture.y) > DRAG) {
      clearTimeout(gesture.timer);
      gesture.kind = board.on.paint && event.pointerType === 'mouse' ? 'paint' : 'pan';
    }
    if (gesture.kind === 'pan') board.panBy((event.clientX - before.clientX) * board.ratio, (event.clientY - before.clientY) * board.ratio);
    if (gesture.kind === 'paint') board.on.paint(board.cellAt(event.clientX, event.clientY));
  };

  const pinch = () => {
    const now = spread(pointers);
    const box = canvas.getBoundingClientRect();
    board.panBy((now.x - gesture.x) * board.ratio, (now.y - gesture.y) * board.ratio);
    board.zoomBy(now.distance / gesture.distance, (now.x - box.left) * board.ratio, (now.y - box.top) * board.ratio);
    gesture = { kind: 'pinch', ...now };
  };

  const finish = (event) => {
    pointers.delete(event.pointerId);
    clearTimeout(gesture?.timer);
    if (gesture?.kind === 'press' && event.type === 'pointerup') press(event);
    if (pointers.size === 0) gesture = null;
    else if (gesture?.kind === 'pinch') gesture = { kind: 'done' };
  };
  canvas.addEventListener('pointerup', finish);
  canvas.addEventListener('pointercancel', finish);
  canvas.addEventListener('pointerleave', () => {
    board.hovered = -1;
    board.draw();
    board.on.hover?.(-1);
  });

  // Left opens, right flags; middle, both at once, or left on a number opens around it.
  const press = (event) => {
    const { cell, buttons } = gesture;
    if (cell !== board.cellAt(event.clientX, event.clientY)) return;
    const both = (buttons & 3) === 3;
    if (event.button === 1 || both) act('chord', cell);
    else if (event.button === 2) act('flag', cell);
    else act(board.cells[cell] >= 0 ? 'chord' : 'open', cell);
  };

  canvas.addEventListener('wheel', (event) => {
    event.preventDefault();
    const box = canvas.getBoundingClientRect();
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016));
    board.zoomBy(factor, (event.clientX - box.left) * board.ratio, (event.clientY - box.top) * board.ratio);
  }, { passive: false });

  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  canvas.addEventListener('keydown', (event) => {
    if (!board.geometry || event.altKey || event.ctrlKey || event.metaKey) return;
    board.byKey = true;
    board.draw();
    if (handled(event)) event.preventDefault();
  });

  const handled = (event) => {
    const { cursor, geometry } = board;
    if (ARROWS[event.key]) board.setCursor(geometry.step(cursor, ...ARROWS[event.key]));
    else if (event.key === 'Home') board.setCursor(cursor - geometry.column(cursor));
    else if (event.key === 'End') board.setCursor(cursor - geometry.column(cursor) + geometry.columns - 1);
    else if (event.key === 'Enter') act(board.cells[cursor] >= 0 ? 'chord' : 'open', cursor);
    else if (event.key === ' ') act('flag', cursor);
    else if (event.key === '+' || event.key === '=') board.zoomBy(1.25);
    else if (event.key === '-') board.zoomBy(0.8);
    else return board.on.key?.(event.key, cursor) ?? false;
    return true;
  };

  canvas.addEventListener('focus', () => {
    board.byKey ??= true;
    if (board.geometry) board.spoken.textContent = board.describe(board.cursor);
    board.draw();
  });
  canvas.addEventListener('blur', () => {
    board.byKey = undefined;
    board.draw();
  });
}

function spread(pointers) {
  const [a, b] = [...pointers.values()];
  return {
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
    distance: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
  };
}
