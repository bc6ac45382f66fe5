import { runCommand } from './lib/entry.mjs';

runCommand(() => import('./commands/move.mjs'));
