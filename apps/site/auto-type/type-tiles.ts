import type { DrawingView } from '#apps/site/vehicle/drawing-view.ts'

/** A way into the list, as its tile shows it. */
export type TileView = { label: string; href: string; countText: string; drawing: DrawingView }

export type TypeTile = TileView & { sign: string; group: 'auto_type' | 'fuel_type' | 'other_type' }
