import { runCommand } from './lib/entry.mjs';

runCommand(() => import('./commands/doctor.mjs'));
