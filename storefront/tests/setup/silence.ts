import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A message of React, Mantine or ours on the console is a defect: it fails the test that caused it. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  // Log lines are written past the console. Most tests are not about them.
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      complaints.push(`console.${method}: ${format(...args)}`);
    });
  }
});

afterEach(() => {
  expect(complaints, 'The console must stay silent.').toEqual([]);
});
