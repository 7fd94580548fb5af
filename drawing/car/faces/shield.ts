import { CORNER, way, type Face } from './face.ts'

/** A tall framed grille between hooked lights. */
export const SHIELD: Face = {
  lamp: way('0.94 0.92, 0.5 0.86, 0.46 0.72, 0.86 0.68, 0.95 0.8'),
  lights: [way('0.9 0.73, 0.52 0.755, 0.54 0.82')],
  lenses: [
    [0.8, 0.8, 0.027],
    [0.66, 0.8, 0.024],
  ],
  grille: way('0 0.88, 0.4 0.86, 0.44 0.7, 0.32 0.26, 0 0.24'),
  pattern: 'bars',
  hasFrame: true,
  intake: way('0 0.16, 0.5 0.16, 0.58 0.06, 0 0.05'),
  corner: CORNER,
  tail: way('0.97 0.95, 0.5 0.92, 0.5 0.74, 0.92 0.68'),
  tailLights: [way('0.88 0.87, 0.58 0.85, 0.58 0.78, 0.88 0.75')],
  bridge: false,
}
