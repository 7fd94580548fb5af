import type { CarShape } from './profiles/index.ts'

/** Places along the car seen from above (u), and how blunt nose and tail are (0 pointed – 1 square). */
export type Plan = { cowl: number; header: number; roofEnd: number; screenEnd: number; nose: number; tail: number; roofWidth: number }

export const PLANS: Readonly<Record<CarShape, Plan>> = {
  mini: { cowl: 0.08, header: 0.44, roofEnd: 1.6, screenEnd: 1.84, nose: 0.6, tail: 0.8, roofWidth: 0.72 },
  hatchback: { cowl: 0.09, header: 0.44, roofEnd: 1.6, screenEnd: 1.85, nose: 0.45, tail: 0.65, roofWidth: 0.66 },
  sedan: { cowl: 0.12, header: 0.45, roofEnd: 0.98, screenEnd: 1.36, nose: 0.42, tail: 0.55, roofWidth: 0.64 },
  coupe: { cowl: 0.2, header: 0.54, roofEnd: 0.92, screenEnd: 1.42, nose: 0.35, tail: 0.5, roofWidth: 0.6 },
  convertible: { cowl: 0.22, header: 0.53, roofEnd: 0.82, screenEnd: 0.9, nose: 0.35, tail: 0.5, roofWidth: 0.62 },
  wagon: { cowl: 0.11, header: 0.44, roofEnd: 1.5, screenEnd: 1.82, nose: 0.42, tail: 0.6, roofWidth: 0.66 },
  crossover: { cowl: 0.1, header: 0.43, roofEnd: 1.6, screenEnd: 1.83, nose: 0.5, tail: 0.68, roofWidth: 0.68 },
  suv: { cowl: 0.12, header: 0.4, roofEnd: 1.7, screenEnd: 1.88, nose: 0.58, tail: 0.76, roofWidth: 0.71 },
  'off-road': { cowl: 0.17, header: 0.33, roofEnd: 1.66, screenEnd: 1.77, nose: 0.85, tail: 0.9, roofWidth: 0.77 },
  mpv: { cowl: 0, header: 0.3, roofEnd: 1.78, screenEnd: 1.92, nose: 0.5, tail: 0.82, roofWidth: 0.74 },
  pickup: { cowl: 0.16, header: 0.36, roofEnd: 0.82, screenEnd: 0.88, nose: 0.75, tail: 0.9, roofWidth: 0.74 },
}
