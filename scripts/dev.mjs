import { runCommand } from './lib/entry.mjs';

runCommand(() => import('./commands/dev.mjs'));
