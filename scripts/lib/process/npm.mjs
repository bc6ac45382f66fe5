/**
 * The command line that runs npm: the very npm that started us, if one did, else the one on the path.
 *
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
export function npmCommand(args) {
  const running = process.env.npm_execpath;
  return running?.endsWith('.js') ? [process.execPath, [running, ...args]] : ['npm', args];
}
