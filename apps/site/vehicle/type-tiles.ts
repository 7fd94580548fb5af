export type TypeTile = { sign: string; label: string; href: string; countText: string; bodyType: string; group: 'auto_type' | 'fuel_type' | 'other_type' }
