import { way, type Face } from './face.ts'

/** Hardly more than a line. */
export const SLIM: Face = {
  lamp: way('0.94 0.9, 0.58 0.78, 0.57 0.74, 0.94 0.79'),
  lights: [way('0.95 0.88, 0.6 0.765')],
  lenses: [],
  grille: way('0 0.44, 0.5 0.46, 0.44 0.36, 0 0.34'),
  pattern: 'plain',
  hasFrame: false,
  intake: way('0 0.28, 0.5 0.3, 0.66 0.2, 0.5 0.1, 0 0.09'),
  corner: way('0.8 0.48, 0.93 0.58, 0.92 0.3, 0.82 0.28'),
  tail: way('0.97 0.97, 0.42 0.92, 0.42 0.87, 0.94 0.8'),
  tailLights: [way('0.93 0.93, 0.8 0.86, 0.46 0.895')],
  bridge: false,
}
