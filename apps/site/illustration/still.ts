/** Addresses of pictures that screens name themselves; a test holds them to what the server draws. */
export const ROUTE_MAP = '/drawing/1/map/routes.svg'

export function sceneSrc(name: SceneChoice): string {
  return `/drawing/1/scene/${name}.svg`
}

/** The six steps of buying in order. */
export const STEP_SCENES = ['step-choose', 'step-contract', 'step-deposit', 'step-inspection', 'step-shipment', 'step-delivery'] as const

/** Stages of a deal that are no steps of buying. */
export const STAGE_SCENES = ['stage-contact', 'stage-requirements', 'stage-evaluation'] as const

export const PAGE_SCENES = [
  'ro-ro-ship',
  'inspection-lane',
  'charging-station',
  'parts-warehouse',
  'container-loading',
  'factory-line',
  'training',
  'customs-papers',
  'show-stand',
  'port-crane',
] as const

export type SceneChoice = (typeof STEP_SCENES)[number] | (typeof STAGE_SCENES)[number] | (typeof PAGE_SCENES)[number]
