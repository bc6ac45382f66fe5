import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logEvent, withoutSecrets } from './log.server';

const write = vi.fn<(line: string) => boolean>(() => true);

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => write(String(line)));
});
afterEach(() => write.mockClear());

describe('logEvent', () => {
  it('writes one JSON line with the id that it returns', () => {
    const id = logEvent('warn', 'cms.read.failed', { kind: 'timeout', status: 504 });

    expect(write).toHaveBeenCalledOnce();
    const line = write.mock.calls[0]?.[0] ?? '';
    expect(line.match(/\n/g)).toHaveLength(1);
    expect(JSON.parse(line)).toMatchObject({
      level: 'warn',
      event: 'cms.read.failed',
      id,
      kind: 'timeout',
      status: 504,
    });
  });

  it('stays one line when a field has line breaks', () => {
    logEvent('error', 'render.failed', { detail: 'first\nsecond\r\n{"level":"info"}' });
    expect(write.mock.calls[0]?.[0].trimEnd()).not.toContain('\n');
  });
});

describe('withoutSecrets', () => {
  it.each([
    ['GET /products?q=my+street+12 failed', 'GET /products failed'],
    ['mail jo.doe+x@mail.example.com now', 'mail [e-mail] now'],
    ['authorization: Bearer abc.def', 'authorization: Bearer [token]'],
  ])('turns %j into %j', (text, safe) => {
    expect(withoutSecrets(text)).toBe(safe);
  });

  it('cuts long texts', () => {
    expect(withoutSecrets('x'.repeat(5000))).toHaveLength(300);
  });
});
