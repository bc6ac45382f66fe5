/** Two figures that count below ten, whole numbers above a hundred. @param {number} value */
export function format(value) {
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}
