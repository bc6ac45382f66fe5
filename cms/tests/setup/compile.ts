import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { appDir, distDir } from './paths';

/** Compiles the server once per run, as `strapi build` does; a type error ends the run here. */
export default function compile(): void {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const options = [
    '--outDir',
    distDir,
    '--incremental',
    '--tsBuildInfoFile',
    `${distDir}.tsbuildinfo`,
  ];
  execFileSync(process.execPath, [tsc, '-p', appDir, ...options], { stdio: 'inherit' });
}
