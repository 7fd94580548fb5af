/** What is drawn: a car or van from above with its sides folded out, or a truck or bus likewise. */
export type DefectBody = 'car' | 'truck'

/** A finding as the stock list has it. */
export type Defect = { zone: string; kind: string }

/** A finding with its number on the drawing, in the order given. */
export type NumberedDefect = Defect & { number: number }

type Box = readonly [x: number, y: number, width: number, height: number]

/** Zones with their place on the folded-out drawing, 800 x 560; the front is to the left, as vehicles face in every drawing. */
const CAR: Readonly<Record<string, Box>> = {
  front_bumper: [90, 214, 34, 132],
  bonnet: [128, 214, 98, 132],
  windscreen: [230, 222, 60, 116],
  roof: [294, 226, 190, 108],
  boot_lid: [554, 214, 64, 132],
  rear_bumper: [622, 214, 32, 132],
  boot_floor: [558, 236, 56, 88],
  front_right_wing: [128, 98, 108, 74],
  front_right_door: [240, 90, 136, 82],
  rear_right_door: [380, 90, 130, 82],
  rear_right_quarter: [514, 98, 120, 74],
  front_left_wing: [128, 388, 108, 74],
  front_left_door: [240, 388, 136, 82],
  rear_left_door: [380, 388, 130, 82],
  rear_left_quarter: [514, 388, 120, 74],
  wheel_front_right: [146, 32, 64, 64],
  wheel_rear_right: [546, 32, 64, 64],
  wheel_front_left: [146, 464, 64, 64],
  wheel_rear_left: [546, 464, 64, 64],
  driver_seat: [330, 284, 64, 44],
  dashboard: [298, 232, 26, 96],
  steering_wheel: [298, 296, 28, 28],
  engine_bay: [156, 244, 66, 72],
  front_cross_member: [126, 238, 26, 84],
}

const TRUCK: Readonly<Record<string, Box>> = {
  front_bumper: [100, 214, 18, 132],
  front_panel: [100, 214, 22, 132],
  cab_front: [100, 214, 34, 132],
  windscreen: [138, 222, 34, 116],
  roof: [176, 222, 80, 116],
  driver_seat: [182, 286, 54, 44],
  dashboard: [174, 232, 20, 96],
  steering_wheel: [174, 296, 26, 28],
  engine_bay: [106, 244, 64, 72],
  cab_right_door: [124, 98, 110, 74],
  cab_left_door: [124, 388, 110, 74],
  front_cross_member: [258, 214, 30, 132],
  load_body: [292, 214, 320, 132],
  chassis_frame: [292, 256, 320, 48],
  right_side_panel: [308, 90, 330, 82],
  left_side_panel: [308, 388, 330, 82],
  luggage_door_right: [380, 122, 120, 50],
  luggage_door_left: [380, 388, 120, 50],
  fuel_tank: [262, 398, 96, 56],
  mudguard_right: [520, 100, 96, 52],
  tyre_rear: [526, 464, 64, 64],
  rear_panel: [614, 214, 24, 132],
  rear_bumper: [640, 214, 16, 132],
  wheel_front_right: [146, 32, 64, 64],
  wheel_rear_right: [526, 32, 64, 64],
  wheel_front_left: [146, 464, 64, 64],
  wheel_rear_left: [526, 464, 64, 64],
}

const ZONES = { car: CAR, truck: TRUCK } as const

export const DEFECT_MAP_SIZE = { width: 800, height: 560 } as const

export function isDefectBody(value: string): value is DefectBody {
  return Object.hasOwn(ZONES, value)
}

/** Whether a zone has a place on the drawing of that body. */
export function hasZone(body: DefectBody, zone: string): boolean {
  return Object.hasOwn(ZONES[body], zone)
}

/** The body on which most of the zones have their place; a car where that is a draw. */
export function defectBody(zones: readonly string[]): DefectBody {
  const count = (body: DefectBody) => zones.filter((zone) => hasZone(body, zone)).length
  return count('truck') > count('car') ? 'truck' : 'car'
}

/** Numbers findings from 1 in their order; the list beside the drawing has the same numbers. */
export function numberDefects(defects: readonly Defect[]): NumberedDefect[] {
  return defects.map((defect, index) => ({ ...defect, number: index + 1 }))
}

/**
 * The vehicle from above with its sides folded out as a standalone SVG document. Zones with findings are tinted, each finding has its
 * number; every zone is a group whose id is its name. A zone that has no place is left to the list.
 */
export function drawDefectMap(body: DefectBody, defects: readonly Defect[]): string {
  const zones = ZONES[body]
  const numbered = numberDefects(defects)
  const groups = Object.entries(zones).map(([zone, box]) =>
    zoneGroup(
      zone,
      box,
      numbered.filter((defect) => defect.zone === zone).map(({ number }) => number),
    ),
  )
  // Zones with findings come last, so that a neighbour never covers a number.
  const sorted = groups.toSorted((one, other) => Number(one.includes('<text')) - Number(other.includes('<text')))
  const { width, height } = DEFECT_MAP_SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${STYLE}</style>${outline(body)}${sorted.join('')}</svg>`
}

const STYLE =
  'path,rect,circle{fill:none;stroke:#101b24;stroke-width:1.4}.z{stroke:#98a5ac;stroke-width:1}.f{fill:#fbfcfb}.g{fill:#d3e0e5}.t{fill:#29343d}.h{fill:#f7c9b5;fill-opacity:.72;stroke:#c43e0c;stroke-width:1.6}.n{fill:#c43e0c;stroke:#fff}' +
  'text{font:600 15px system-ui,sans-serif;fill:#fff;text-anchor:middle}' +
  '@media(prefers-color-scheme:dark){path,rect,circle{stroke:#a0acb3}.z{stroke:#4b5a65}.f{fill:#1a252e}.g{fill:#2e434e}.t{fill:#0d151b}.h{fill:#6b2f12;stroke:#ee6b34}.n{fill:#ee6b34;stroke:#131d25}text{fill:#1a0a03}}'

function outline(body: DefectBody): string {
  const [front, rear, wheels] = body === 'car' ? [88, 658, [178, 578]] : [98, 660, [178, 558]]
  const top = `<path class="f" d="M${front + 30} 208H${rear - 26}q26 6 26 34v76q0 28-26 34H${front + 30}q-30-8-30-42v-60q0-34 30-42z"/>`
  const side =
    body === 'car'
      ? 'M96 172q-4-38 34-48 60-14 96-18l56-42q14-10 34-10h140q26 0 44 12l54 42q84 6 94 26 6 22 2 38h-36a36 36 0 0 0-72 0H214a36 36 0 0 0-72 0z'
      : 'M104 172V72q4-14 20-14h110v114h-20a36 36 0 0 0-72 0zM262 172V46h390v126h-58a36 36 0 0 0-72 0z'
  const glass =
    body === 'car' ? '<path class="g" d="M252 102l44-34q8-6 22-6h60v40zM386 62h70q16 0 28 8l42 32H386z"/>' : '<path class="g" d="M114 76h76v44h-76z"/>'
  const tyres = (y: number) => wheels.map((x) => `<circle class="t" cx="${x}" cy="${y}" r="30"/><circle class="f" cx="${x}" cy="${y}" r="17"/>`).join('')
  const flank = `<path class="f" d="${side}"/>${glass}${tyres(172)}`
  const panes =
    body === 'car'
      ? '<path class="g" d="M230 226q30-8 60-2v112q-30 6-60-2q-8-54 0-108zM492 228l56-6q10 58 0 116l-56-6z"/>'
      : '<path class="g" d="M138 224h34v112h-34zM176 222h80v116h-80z"/>'
  // The sides are folded out: the right one above, standing on its roof line, the left one beneath.
  return `${top}${panes}<g transform="matrix(1 0 0 -1 0 236)">${flank}</g><g transform="translate(0 324)">${flank}</g>`
}

function zoneGroup(zone: string, [x, y, width, height]: Box, numbers: readonly number[]): string {
  const isWheel = zone.startsWith('wheel') || zone.startsWith('tyre')
  const shape = isWheel
    ? (look: string) => `<circle class="${look}" cx="${x + width / 2}" cy="${y + height / 2}" r="${width / 2}"/>`
    : (look: string) => `<rect class="${look}" x="${x}" y="${y}" width="${width}" height="${height}" rx="4"/>`
  if (numbers.length === 0) return `<g id="${zone}"/>`
  const middle = y + height / 2
  const marks = numbers.map((number, index) => {
    const cx = x + width / 2 + (index - (numbers.length - 1) / 2) * 28
    return `<circle class="n" cx="${cx}" cy="${middle}" r="13"/><text x="${cx}" y="${middle + 5}">${number}</text>`
  })
  return `<g id="${zone}">${shape('h')}${marks.join('')}</g>`
}
