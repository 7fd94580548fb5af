import type { Drafter } from '#drawing/solid/index.ts'

/** A calm technical scene, seen from where the parts are seen. */
export type Scene = { draw: (d: Drafter) => void; turn?: number; rise?: number; size?: number }
