// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { usePreview, type Preview } from './use-preview';

function startPreview() {
  const { result } = renderHook(usePreview);
  return {
    preview: result,
    act: (step: (preview: Preview) => unknown) => act(() => void step(result.current)),
  };
}

it('R147: the moves of one drag are one step, which undo takes back and redo brings again', () => {
  const { preview, act } = startPreview();
  act(({ change }) => change({ style: 'blind3' }));
  act(({ change }) => [210, 260, 341].forEach((x) => change({ x }, 'drag')));
  act(({ endGesture }) => endGesture());
  expect(preview.current.settings.x).toBe(340);
  act(({ undo }) => undo());
  expect(preview.current.settings).toMatchObject({ style: 'blind3', x: 200 });
  expect(preview.current.announcement).toMatch(/^Undone\. Roller Blind\. Blind 200 from the left/);
  act(({ redo }) => redo());
  expect(preview.current.settings.x).toBe(340);
});

it('R146: reset brings the figures back and leaves the blind, and can be undone', () => {
  const { preview, act } = startPreview();
  act(({ change }) => change({ style: 'blind1', width: 500, opacity: 0.4 }));
  act(({ reset }) => reset());
  expect(preview.current.settings).toEqual({
    style: 'blind1',
    x: 200,
    y: 200,
    width: 300,
    height: 200,
    opacity: 0.9,
  });
  act(({ undo }) => undo());
  expect(preview.current.settings).toMatchObject({ width: 500, opacity: 0.4 });
});

it('what changes nothing is no gesture, and is not told', () => {
  const { preview, act } = startPreview();
  act(({ undo }) => undo());
  act(({ change }) => change({ x: 200 }, 'drag'));
  expect(preview.current.endGesture()).toBe(false);
  expect(preview.current.announcement).toBe('');
});

it('a change ends the look at the bare room', () => {
  const { preview, act } = startPreview();
  act(({ showBare }) => showBare(true));
  expect(preview.current.bare).toBe(true);
  act(({ change }) => change({ y: 50 }));
  expect(preview.current.bare).toBe(false);
});
