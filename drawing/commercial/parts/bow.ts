/**
 * The knot where a vehicle's bowed front, seen from above, turns into its corner: on the circle that touches `front` in the middle
 * of the width, so that nothing stands ahead of `front`. `blunt` is how far the corner draws back, mm.
 */
export function bow(front: number, width: number, blunt: number): readonly [readonly [x: number, y: number, direction: number]] {
  const [back, up] = [blunt * 0.4, width / 2 - blunt * 0.8]
  const chord = (Math.atan2(up, back) * 180) / Math.PI
  return [[front + back, width - blunt * 0.8, 2 * chord - 90]]
}
