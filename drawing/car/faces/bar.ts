import { CORNER, way, type Face } from './face.ts'

/** One line of light from side to side. */
export const BAR: Face = {
  lamp: way('0.93 0.9, 0.62 0.84, 0.62 0.74, 0.92 0.76'),
  lights: [way('0.95 0.95, 0.6 0.89, 0 0.88')],
  lenses: [
    [0.84, 0.81, 0.02],
    [0.72, 0.795, 0.02],
  ],
  grille: way('0 0.56, 0.48 0.56, 0.44 0.44, 0 0.44'),
  pattern: 'bars',
  hasFrame: false,
  intake: way('0 0.36, 0.56 0.36, 0.66 0.1, 0 0.1'),
  corner: CORNER,
  tail: way('0.97 0.93, 0 0.91, 0 0.81, 0.95 0.8'),
  tailLights: [way('0.92 0.87, 0 0.86')],
  bridge: true,
}
