import { duration, sayBusy, sayDone } from './terminal.mjs';

/** A stopwatch over the named phases of a command: says what runs, and at the end how long each took. */
export function createPhases() {
  /** @type {{ name: string, milliseconds: number }[]} */
  const done = [];

  return {
    /**
     * @template T
     * @param {string} name
     * @param {() => Promise<T> | T} work
     * @param {(result: T) => string} describe what to say about the result
     * @returns {Promise<T>}
     */
    async run(name, work, describe) {
      const started = performance.now();
      const result = await work();
      const milliseconds = performance.now() - started;
      done.push({ name, milliseconds });
      sayDone(`${name.padEnd(9)} ${describe(result)} (${duration(milliseconds)})`);
      return result;
    },

    /** Says that something slow begins. @param {string} line */
    announce(line) {
      sayBusy(line);
    },

    /** "2 min 37 s: install 84 s · build 73 s"; phases that took no time worth naming are left out. */
    summary() {
      const noticed = done.filter((phase) => phase.milliseconds >= 100);
      const parts = noticed.map(
        (phase) => `${phase.name.toLowerCase()} ${duration(phase.milliseconds)}`,
      );
      const total = done.reduce((sum, phase) => sum + phase.milliseconds, 0);
      return `${duration(total)}: ${parts.join(' · ')}`;
    },
  };
}
