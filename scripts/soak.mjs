import { runCommand } from './lib/entry.mjs';

runCommand(() => import('./commands/soak.mjs'));
