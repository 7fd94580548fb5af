/** Bodies that the drawing office knows; each has its own proportions, never a stretched other one. */
export const BODY_SHAPES = [
  'mini',
  'hatchback',
  'sedan',
  'coupe',
  'convertible',
  'wagon',
  'crossover',
  'suv',
  'off-road',
  'mpv',
  'pickup',
  'van',
  'minibus',
  'bus',
  'light-truck',
  'heavy-truck',
  'tractor',
  'dump',
  'mixer',
  'special',
] as const
export type BodyShape = (typeof BODY_SHAPES)[number]

/** What shows outside: a grille for an engine, a closed nose and a charging flap for a battery, both for a plug-in hybrid. */
export const POWER_KINDS = ['ice', 'hybrid', 'bev'] as const
export type PowerKind = (typeof POWER_KINDS)[number]

/** Front and rear designs; a brand keeps one (`brandDesign`). Names describe the lamps and the grille, not a maker. */
export const FRONT_DESIGNS = ['wing', 'shield', 'lattice', 'split', 'bar', 'round', 'block', 'slim', 'star', 'frame'] as const
export type FrontDesign = (typeof FRONT_DESIGNS)[number]

/** Everything a drawing is made from. Lengths in mm, as in the catalogue; width without mirrors; wheelbase first to last axle. */
export type VehicleMeasure = {
  shape: BodyShape
  lengthMm: number
  widthMm: number
  heightMm: number
  wheelbaseMm: number
  /** Doors as the trade counts them: a tailgate is one. */
  doors: number
  axles: 2 | 3 | 4
  power: PowerKind
  design: FrontDesign
}

export const VIEWS = ['side', 'front', 'rear', 'top'] as const
export type View = (typeof VIEWS)[number]

/** Paint as six hex digits without `#`, lower case. */
export type Paint = string

/**
 * One view in real size: `markup` is SVG in millimetres with the ground (or, from above, the left flank) at y = 0,
 * x from 0 (front, or the vehicle's right side seen from ahead) to `widthMm`, upward negative. Ids in it begin with the prefix given.
 */
export type DrawnView = { markup: string; widthMm: number; heightMm: number }
