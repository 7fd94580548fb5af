import { way, type Face } from './face.ts'

/** Slim day lights above, the lamps apart beneath. */
export const SPLIT: Face = {
  lamp: way('0.93 0.62, 0.66 0.58, 0.68 0.4, 0.92 0.4'),
  lights: [way('0.94 0.97, 0.58 0.88, 0.5 0.88')],
  lenses: [
    [0.85, 0.51, 0.028],
    [0.74, 0.5, 0.022],
  ],
  grille: way('0 0.76, 0.46 0.78, 0.5 0.72, 0.42 0.66, 0 0.64'),
  pattern: 'plain',
  hasFrame: false,
  intake: way('0 0.42, 0.5 0.42, 0.6 0.12, 0 0.1'),
  corner: way('0.7 0.34, 0.9 0.34, 0.9 0.18, 0.74 0.14'),
  tail: way('0.97 0.97, 0.66 0.93, 0.62 0.83, 0.95 0.8'),
  tailLights: [way('0.9 0.91, 0.68 0.88'), way('0.86 0.46, 0.74 0.46')],
  bridge: false,
}
