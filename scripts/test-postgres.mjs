import { runCommand } from './lib/entry.mjs';

runCommand(() => import('./commands/test-postgres.mjs'));
