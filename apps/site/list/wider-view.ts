/** A filter that may be left out, and what there is without it ("Without “Right-hand drive”: 12 vehicles"). */
export type WiderView = { label: string; href: string }
