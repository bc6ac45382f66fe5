import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

const app = new URL('../', import.meta.url);
const fields =
  /import \{[^}]*\b(?:Input|InputBase|TextInput|Textarea|NativeSelect)\b[^}]*\} from '@mantine\/core'/;
const styles = "import '@mantine/core/styles/Input.layer.css';";

it('whoever draws a field of Mantine brings its styles, which the frame does not', () => {
  const drawers = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx$/.test(path))
    .map((path) => ({ path, code: readFileSync(new URL(path, app), 'utf8') }))
    .filter(({ code }) => fields.test(code));
  expect(drawers.length).toBeGreaterThan(0);
  const bare = drawers.filter(({ code }) => !code.includes(styles));
  expect(bare.map(({ path }) => path)).toEqual([]);
});
