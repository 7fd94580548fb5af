import type { DrawingView } from '#apps/site/vehicle/drawing-view.ts'

/** The condition report: what was inspected, the findings, and where they are. */
export type ConditionView = {
  figures: { label: string; value: string }[]
  /** Said plainly where the vehicle was repaired after an accident; null otherwise. */
  repair: string | null
  /** Null where nothing has been inspected. */
  inspection: string | null
  battery: string | null
  /** Null without findings. */
  map: DrawingView | null
  mapAlt: string
  findings: { zone: string; kind: string; size: string | null; note: string | null }[]
  findingsText: string
}
