import type { DrawingView } from './drawing-view.ts'

export type TypeTile = { sign: string; label: string; href: string; countText: string; drawing: DrawingView; group: 'auto_type' | 'fuel_type' | 'other_type' }
