/** Cents of what a person wrote: "1,249.5", "$ 149" or "149.00". NaN when it is no such amount. */
export function parseDollars(text: string): number {
  const amount = text.replace(/[\s$]/g, '').replace(/,(?=\d{3}(?:\D|$))/g, '');
  const [, dollars, cents = ''] = /^(\d{1,7})(?:\.(\d{0,2}))?$/.exec(amount) ?? [];
  return dollars === undefined ? NaN : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** Cents as a person writes them in a form: 124950 is "1249.50". */
export function writeDollars(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Cents as a list shows them: 124950 is "$1,249.50". */
export function formatDollars(cents: number): string {
  return new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' }).format(cents / 100);
}
