import { beforeEach, expect, it, vi } from 'vitest';

/** Invalid on purpose: what the rules refuse is counted like any other attempt, and needs no CMS. */
const attempt = { values: undefined, trap: '', mark: null, sourcePage: '/' };

let submit: (address: string) => Promise<string>;
beforeEach(async () => {
  vi.stubEnv('TRUST_PROXY', 'true');
  vi.resetModules();
  const { submitConsultation } = await import('./submit-consultation.server');
  submit = async (address) => {
    const headers = { 'x-forwarded-for': address };
    return (await submitConsultation(new Request('https://shop.test/', { headers }), attempt)).kind;
  };
});

it('one visitor has ten attempts in ten minutes, and takes none from another', async () => {
  for (let count = 0; count < 10; count++) expect(await submit('10.0.0.1')).toBe('invalid');
  expect(await submit('10.0.0.1')).toBe('limited');
  expect(await submit('10.0.0.2')).toBe('invalid');
});

it('all visitors together have 6,000, however many addresses they come from', async () => {
  for (let count = 0; count < 6_000; count++) {
    await submit(['10.1', count >> 8, count & 255].join('.'));
  }
  expect(await submit('10.2.0.1')).toBe('limited');
});
