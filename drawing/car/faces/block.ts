import { way, type Face } from './face.ts'

/** Square lamps, each in its frame of light. */
export const BLOCK: Face = {
  lamp: way('0.95 0.94, 0.62 0.94, 0.62 0.7, 0.93 0.68'),
  lights: [way('0.66 0.9, 0.9 0.9, 0.9 0.73, 0.66 0.73')],
  lenses: [
    [0.8, 0.815, 0.026],
    [0.69, 0.815, 0.022],
  ],
  grille: way('0 0.96, 0.58 0.96, 0.56 0.56, 0 0.56'),
  pattern: 'bars',
  hasFrame: true,
  intake: way('0 0.36, 0.5 0.36, 0.58 0.14, 0 0.14'),
  corner: way('0.7 0.46, 0.92 0.5, 0.9 0.26, 0.72 0.22'),
  tail: way('0.97 0.98, 0.8 0.98, 0.8 0.56, 0.96 0.54'),
  tailLights: [way('0.93 0.93, 0.84 0.93, 0.84 0.62, 0.93 0.62')],
  bridge: false,
}
