import { way, type Face } from './face.ts'

/** A wide framed grille and uprights of light. */
export const FRAME: Face = {
  lamp: way('0.94 0.93, 0.54 0.89, 0.54 0.78, 0.93 0.78'),
  lights: [way('0.9 0.82, 0.58 0.83'), way('0.88 0.64, 0.86 0.28')],
  lenses: [
    [0.82, 0.86, 0.02],
    [0.72, 0.855, 0.02],
    [0.62, 0.85, 0.02],
  ],
  grille: way('0 0.94, 0.5 0.94, 0.5 0.34, 0 0.34'),
  pattern: 'slats',
  hasFrame: true,
  intake: way('0 0.22, 0.6 0.22, 0.64 0.08, 0 0.08'),
  corner: way('0.8 0.68, 0.93 0.7, 0.92 0.22, 0.78 0.22'),
  tail: way('0.97 0.95, 0.56 0.95, 0.56 0.83, 0.88 0.83, 0.88 0.5, 0.96 0.5'),
  tailLights: [way('0.92 0.54, 0.92 0.89, 0.6 0.89')],
  bridge: true,
}
