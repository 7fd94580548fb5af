import { CORNER, way, type Face } from './face.ts'

/** A row of small lenses between two lines. */
export const STAR: Face = {
  lamp: way('0.94 0.94, 0.56 0.8, 0.54 0.68, 0.9 0.72'),
  lights: [way('0.92 0.9, 0.7 0.82'), way('0.88 0.76, 0.62 0.72')],
  lenses: [
    [0.84, 0.825, 0.015],
    [0.77, 0.8, 0.015],
    [0.7, 0.775, 0.015],
    [0.63, 0.75, 0.015],
  ],
  grille: way('0 0.8, 0.44 0.78, 0.54 0.56, 0.5 0.22, 0 0.2'),
  pattern: 'slats',
  hasFrame: true,
  intake: way('0 0.14, 0.52 0.14, 0.58 0.06, 0 0.05'),
  corner: CORNER,
  tail: way('0.97 0.96, 0.46 0.9, 0.5 0.76, 0.94 0.74'),
  tailLights: [way('0.92 0.9, 0.56 0.86'), way('0.9 0.8, 0.6 0.8')],
  bridge: true,
}
