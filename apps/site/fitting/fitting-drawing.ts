import type { DrawingView } from '#apps/site/vehicle/drawing-view.ts'

// A test holds the addresses to what the server draws.
/** Stands for parts where none is named. */
export const FITTING_DRAWING: DrawingView = { src: '/drawing/1/part/brake-disc-ventilated.svg', width: 480, height: 300 }
/** Stands for accessories where none is named. */
export const ACCESSORY_DRAWING: DrawingView = { ...FITTING_DRAWING, src: '/drawing/1/part/charger-portable-gbt.svg' }
