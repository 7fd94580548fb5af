import { way, type Face } from './face.ts'

/** A net in the grille, a second light upright in the corner. */
export const LATTICE: Face = {
  lamp: way('0.93 0.97, 0.6 0.9, 0.56 0.8, 0.92 0.83'),
  lights: [way('0.93 0.93, 0.6 0.855'), way('0.86 0.62, 0.8 0.32')],
  lenses: [[0.84, 0.88, 0.02]],
  grille: way('0 0.92, 0.36 0.9, 0.58 0.64, 0.46 0.26, 0 0.24'),
  pattern: 'mesh',
  hasFrame: false,
  intake: way('0 0.17, 0.52 0.17, 0.58 0.06, 0 0.05'),
  corner: way('0.74 0.66, 0.92 0.7, 0.9 0.24, 0.74 0.2'),
  tail: way('0.97 0.97, 0.35 0.9, 0.35 0.83, 0.94 0.72'),
  tailLights: [way('0.9 0.9, 0.38 0.865'), way('0.9 0.78, 0.6 0.85')],
  bridge: true,
}
