/** The slideshow as plain state: which room, whether it may go on, and who holds it still. */
export interface SlideshowState {
  count: number;
  current: number;
  /** The room that the rising shade is covering; nothing before the first change. */
  leaving: number | null;
  /** Grows with every change, so that a room shown again begins its period anew. */
  turn: number;
  /** What the visitor asked for with the button. */
  playing: boolean;
  held: { pointer: boolean; focus: boolean; tab: boolean };
  /** Rooms whose picture was needed so far: the current ones and the one that comes next. */
  needed: readonly boolean[];
}

export type SlideshowAction =
  | { type: 'show'; index: number }
  /** Counted from what is shown by then: keys may come faster than the page is drawn. */
  | { type: 'step'; by: 1 | -1 }
  | { type: 'ready' }
  | { type: 'play' | 'pause' }
  | { type: 'hold' | 'release'; by: keyof SlideshowState['held'] };

export function startSlideshow(count: number): SlideshowState {
  return {
    count,
    current: 0,
    leaving: null,
    turn: 0,
    playing: true,
    held: { pointer: false, focus: false, tab: false },
    needed: Array.from({ length: count }, (_, index) => index === 0),
  };
}

/** True while time may pass: asked to play, and neither pointer nor focus nor a hidden tab holds it. */
export function isRunning({ playing, held }: SlideshowState): boolean {
  return playing && !held.pointer && !held.focus && !held.tab;
}

export function updateSlideshow(state: SlideshowState, action: SlideshowAction): SlideshowState {
  switch (action.type) {
    case 'show':
      return show(state, action.index);
    case 'step':
      return show(state, state.current + action.by);
    case 'ready':
      return { ...state, needed: need(state, state.current) };
    case 'play':
      // The button is pressed with the pointer or the focus on the stage: the wish counts more than they do.
      return { ...state, playing: true, held: { ...state.held, pointer: false, focus: false } };
    case 'pause':
      return { ...state, playing: false };
    case 'hold':
    case 'release':
      return { ...state, held: { ...state.held, [action.by]: action.type === 'hold' } };
  }
}

function show(state: SlideshowState, index: number): SlideshowState {
  const current = modulo(index, state.count);
  return {
    ...state,
    current,
    leaving: current === state.current ? state.leaving : state.current,
    turn: state.turn + 1,
    needed: need(state, current),
  };
}

function need({ needed, count }: SlideshowState, current: number): boolean[] {
  const next = modulo(current + 1, count);
  return needed.map((was, index) => was || index === current || index === next);
}

function modulo(index: number, count: number): number {
  return ((index % count) + count) % count;
}
