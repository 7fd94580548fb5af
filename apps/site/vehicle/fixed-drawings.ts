import type { DrawingView } from './drawing-view.ts'

/** Drawings that mean no car in particular, for empty places; a test holds the addresses to what the server draws. */
export const FIXED_DRAWINGS = {
  suv: { src: '/drawing/1/side/suv-4700x1900x1710-2780-a2-d5-bev-slim-8a968f.svg', width: 480, height: 300 },
  sedan: { src: '/drawing/1/side/sedan-4800x1860x1470-2820-a2-d4-bev-slim-c0c5c8.svg', width: 480, height: 300 },
} as const satisfies Record<string, DrawingView>
