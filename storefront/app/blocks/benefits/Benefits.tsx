import { benefitDrawing } from './benefit-drawings';
import { BenefitColumns } from './BenefitColumns';
import { DrawnBenefits } from './DrawnBenefits';
import { FigureBenefits } from './FigureBenefits';
import type { BenefitsSection } from './schema';

/** What somebody gains: rows beside one huge figure where there is a figure, rows with drawings where all are drawn, else columns. */
export function Benefits({ figure, ...section }: BenefitsSection) {
  if (figure) return <FigureBenefits figure={figure} {...section} />;
  const drawn = section.items.every(({ title }) => benefitDrawing(title));
  return drawn ? <DrawnBenefits {...section} /> : <BenefitColumns {...section} />;
}
