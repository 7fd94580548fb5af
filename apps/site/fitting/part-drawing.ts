import type { DrawingView } from '#apps/site/vehicle/drawing-view.ts'

/** Stands for parts and accessories where none is named; a test holds the address to what the server draws. */
export const PART_DRAWING: DrawingView = { src: '/drawing/1/part/brake-disc-ventilated.svg', width: 480, height: 300 }
