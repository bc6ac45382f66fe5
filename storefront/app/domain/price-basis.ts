/** The window that every price is for (decisions: Data). */
export const priceBasis = 'for a 36 by 48 in window';
