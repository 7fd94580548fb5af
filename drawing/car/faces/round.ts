import { way, type Face } from './face.ts'

/** Round lamps beside an upright slatted grille. */
export const ROUND: Face = {
  lamp: [],
  lights: [],
  isSoft: true,
  lenses: [[0.72, 0.74, 0.078]],
  grille: way('0 0.9, 0.5 0.9, 0.5 0.58, 0 0.58'),
  pattern: 'slats',
  hasFrame: true,
  intake: way('0 0.34, 0.54 0.34, 0.6 0.14, 0 0.14'),
  corner: way('0.72 0.36, 0.9 0.38, 0.88 0.2, 0.74 0.16'),
  tail: way('0.95 0.94, 0.78 0.94, 0.78 0.58, 0.95 0.58'),
  tailLights: [way('0.91 0.88, 0.82 0.88, 0.82 0.64, 0.91 0.64, 0.91 0.88')],
  bridge: false,
}
