import { runCommand } from './lib/entry.mjs';

runCommand(() => import('./commands/big-catalogue.mjs'));
