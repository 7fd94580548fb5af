import { WIDE_INTAKE, CORNER, way, type Face } from './face.ts'

/** Swept lamps joined by a low line of light. */
export const WING: Face = {
  lamp: way('0.93 0.96, 0.52 0.76, 0.5 0.68, 0.88 0.74, 0.96 0.86'),
  lights: [way('0.94 0.9, 0.84 0.71, 0.46 0.65, 0.06 0.64')],
  lenses: [
    [0.82, 0.82, 0.022],
    [0.7, 0.78, 0.018],
  ],
  grille: way('0 0.6, 0.52 0.62, 0.46 0.44, 0 0.42'),
  pattern: 'bars',
  hasFrame: false,
  intake: WIDE_INTAKE,
  corner: CORNER,
  tail: way('0.97 0.98, 0.3 0.97, 0.3 0.89, 0.93 0.78'),
  tailLights: [way('0.9 0.92, 0.34 0.93')],
  bridge: true,
}
