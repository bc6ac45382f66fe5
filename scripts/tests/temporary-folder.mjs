import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder that lives as long as the test.
 *
 * @param {import('node:test').TestContext} test
 */
export function temporaryFolder(test) {
  const folder = mkdtempSync(join(tmpdir(), 'scripts-test-'));
  test.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
