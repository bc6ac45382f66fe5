import { styleText } from 'node:util';

/** Whether a person looks at this, on a terminal; else the output goes to a file or a pipe. */
export const watched = Boolean(process.stdout.isTTY);
const colourful = watched && !process.env.NO_COLOR;
const eraseLine = '\r\u001B[K';

/** @typedef {Parameters<typeof styleText>[0]} Style */

/**
 * Colours a text when somebody looks at it; a log file gets plain letters.
 *
 * @param {Style} style
 * @param {string} text
 */
export function paint(style, text) {
  return colourful ? styleText(style, text) : text;
}

/** Prints a line; the one place where the commands speak. @param {string} [line] */
export function say(line = '') {
  console.log(line);
}

/**
 * Shows on a terminal what runs until it is done and says so; a log file does without.
 *
 * @param {string} line
 */
export function sayForNow(line) {
  if (watched) process.stdout.write(`${eraseLine}${paint('cyan', '…')} ${line}`);
}

/** Prints a line that something went well. @param {string} line */
export function sayDone(line) {
  finish(`${paint('green', '✓')} ${line}`);
}

/** Prints a line that something starts and may take a while. @param {string} line */
export function sayBusy(line) {
  say(`${paint('cyan', '…')} ${line}`);
}

/** Prints a line that something failed. @param {string} line */
export function sayFailed(line) {
  finish(`${paint('red', '✗')} ${line}`);
}

/**
 * A duration as people say it: "0.4 s", "38 s", "2 min 5 s".
 *
 * @param {number} milliseconds
 */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  return whole % 60 === 0
    ? `${Math.floor(whole / 60)} min`
    : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Prints a line in the place of what was shown for now. @param {string} line */
function finish(line) {
  say(watched ? `${eraseLine}${line}` : line);
}
