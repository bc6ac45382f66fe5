/**
 * The slope of the straight line that fits the points best (least squares): by how much y grows for one of x.
 *
 * @param {readonly { x: number, y: number }[]} points at least two with different x
 */
export function slopeOf(points) {
  const mean = (/** @type {'x' | 'y'} */ name) =>
    points.reduce((sum, point) => sum + point[name], 0) / points.length;
  const [middleX, middleY] = [mean('x'), mean('y')];
  let shared = 0;
  let spread = 0;
  for (const { x, y } of points) {
    shared += (x - middleX) * (y - middleY);
    spread += (x - middleX) ** 2;
  }
  return shared / spread;
}
