const pattern = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;

/**
 * A moment as the name of a folder, which every file system takes and which sorts by time.
 *
 * @param {Date} moment
 */
export function stampOf(moment) {
  return `${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/**
 * The moment that a folder is named after.
 *
 * @param {string} name
 * @returns {Date | undefined} nothing for any other name
 */
export function momentOf(name) {
  const found = pattern.exec(name);
  return found ? new Date(`${found[1]}T${found[2]}:${found[3]}:${found[4]}Z`) : undefined;
}
