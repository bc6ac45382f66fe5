import type { ComponentType } from 'react';

import { AreaDrawing, ClothDrawing, OverlapDrawing } from './CoverDrawings';
import { DepthDrawing, DiagonalsDrawing, HeightsDrawing, WidthsDrawing } from './OpeningDrawings';

/** The drawings that staff can choose for a step, by the names of the CMS. */
const drawings = {
  widths: WidthsDrawing,
  heights: HeightsDrawing,
  depth: DepthDrawing,
  diagonals: DiagonalsDrawing,
  area: AreaDrawing,
  overlap: OverlapDrawing,
  cloth: ClothDrawing,
} as const satisfies Record<string, ComponentType>;

export type StepDrawingName = keyof typeof drawings;

export function StepDrawing({ name }: { name: StepDrawingName }) {
  const Drawing = drawings[name];
  return <Drawing />;
}
