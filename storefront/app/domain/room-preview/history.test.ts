import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { blindStyles } from './blind-styles';
import { record, redo, settle, startHistory, undo, type History } from './history';
import { changeSettings, defaultSettings, sameSettings, snapSetting } from './preview-settings';

const first = startHistory(defaultSettings);
const at = (x: number) => changeSettings(defaultSettings, { x });

describe('a history', () => {
  it('goes back and forward again', () => {
    const moved = record(record(first, at(10)), at(20));
    expect(undo(moved).present.x).toBe(10);
    expect(undo(undo(moved)).present).toEqual(defaultSettings);
    expect(redo(undo(moved)).present.x).toBe(20);
  });

  it('stays where it is at either end', () => {
    expect(undo(first)).toBe(first);
    expect(redo(first)).toBe(first);
  });

  it('undoes a whole gesture at once, and the next one by itself', () => {
    let history = record(record(first, at(10), 'drag'), at(20), 'drag');
    history = record(settle(history), at(30), 'drag');
    expect(undo(history).present.x).toBe(20);
    expect(undo(undo(history)).present.x).toBe(defaultSettings.x);
  });

  it('has no step for a gesture that came back', () => {
    const history = settle(record(record(first, at(10), 'drag'), defaultSettings, 'drag'));
    expect(history.past).toEqual([]);
  });

  it('takes a change of nothing for none', () => {
    expect(record(first, { ...defaultSettings })).toBe(first);
  });

  it('forgets what was undone once something new is done', () => {
    const history = record(undo(record(first, at(10))), at(40));
    expect(redo(history)).toBe(history);
  });
});

const settings = fc
  .record({
    style: fc.constantFrom(null, ...blindStyles.map(({ value }) => value)),
    x: fc.integer(),
    y: fc.integer(),
    width: fc.integer(),
    height: fc.integer(),
    opacity: fc.double({ noNaN: true }),
  })
  .map((change) => changeSettings(defaultSettings, change));
const action = fc.oneof(
  fc.record({ next: settings, gesture: fc.constantFrom(null, 'drag', 'slider') }),
  fc.constantFrom(undo, redo, settle),
);

it('R147: any sequence of inputs stays in bounds, and undo restores exactly', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      let history: History = first;
      for (const act of actions) {
        const before = history;
        history = typeof act === 'function' ? act(history) : record(history, act.next, act.gesture);
        for (const name of ['x', 'y', 'width', 'height', 'opacity'] as const) {
          const value = history.present[name];
          expect(value).toBe(snapSetting(name, value));
        }
        const isNewStep = history.past.length === before.past.length + 1 && act !== redo;
        if (isNewStep) expect(undo(history).present).toEqual(before.present);
        if (history.past.length > 0) expect(redo(undo(history)).present).toEqual(history.present);
      }
      const steps = history.past.length;
      for (let step = 0; step < steps; step++) history = undo(history);
      expect(sameSettings(history.present, defaultSettings)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
