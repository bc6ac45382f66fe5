import { BenefitColumns } from './BenefitColumns';
import { FigureBenefits } from './FigureBenefits';
import type { BenefitsSection } from './schema';

/** What somebody gains: rows beside one huge figure where there is a figure, else columns. */
export function Benefits({ figure, ...section }: BenefitsSection) {
  return figure ? <FigureBenefits figure={figure} {...section} /> : <BenefitColumns {...section} />;
}
