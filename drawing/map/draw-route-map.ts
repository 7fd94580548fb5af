import { RAILWAYS } from './lanes.ts'
import { DESTINATIONS, LOADING_PORTS } from './ports.ts'
import { unwrapped, voyages, type Place } from './routes.ts'

export type MapGround = {
  width: number
  height: number
  /** Path data of the land and of the net of degrees, in units of the map. */
  land: string
  net: string
  /** Place of a point on the map, without bounds: a longitude may run on past the edge. */
  project: (place: Place) => readonly [x: number, y: number]
}

const STYLE =
  '.a{fill:#d9ddda;stroke:#b3bbbd;stroke-width:1}.n{stroke:#dfe3e0;stroke-width:1}.s{stroke:#101b24;stroke-width:1.7;stroke-opacity:.62}.r{stroke:#101b24;stroke-width:1.7;stroke-opacity:.62;stroke-dasharray:7 5}.d{stroke:#101b24;stroke-width:9}.e{stroke:#fff;stroke-width:5.6}.f{stroke:#fff;stroke-width:12}.o{stroke:#c43e0c;stroke-width:9}' +
  '@media(prefers-color-scheme:dark){.a{fill:#25323c;stroke:#3d4d58}.n{stroke:#202c35}.s,.r{stroke:#dfe7ea;stroke-opacity:.55}.d{stroke:#dfe7ea}.e,.f{stroke:#131d25}.o{stroke:#ee6b34}}'

/** The export routes: land, sea lanes, the railway, ports of loading (vermilion) and of arrival, as a standalone SVG document. */
export function drawRouteMap({ width, height, land, net, project }: MapGround): string {
  // The Pacific leaves at one edge and comes in at the other: everything is drawn a turn of the globe earlier as well.
  const turns = [0, -360]
  const sea = turns
    .flatMap((turn) => {
      const onMap = ([lon, lat]: Place) => project([lon + turn, lat])
      return voyages().map(({ lead, places }) => ({ lead: lead && onMap(lead), points: places.map(onMap) }))
    })
    .filter(({ points }) => points.some(([x]) => x > 0 && x < width))
    .map(({ lead, points }) => smooth(points, lead))
    .join('')
  const rail = RAILWAYS.map((run) => smooth(run.map(project))).join('')
  const arrivals = turns.flatMap((turn) => DESTINATIONS.map(unwrapped).map(([lon, lat]) => project([lon + turn, lat]))).filter(([x]) => x > 0 && x < width)
  const arrived = dots(arrivals)
  const loaded = dots(LOADING_PORTS.map(([, lon, lat]) => project([lon, lat])))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${STYLE}</style>` +
    `<path class="n" fill="none" d="${net}"/><path class="a" d="${land}"/><g fill="none" stroke-linecap="round"><path class="s" d="${sea}"/><path class="r" d="${rail}"/></g>` +
    `<g stroke-linecap="round"><path class="d" d="${arrived}"/><path class="e" d="${arrived}"/><path class="f" d="${loaded}"/><path class="o" d="${loaded}"/></g></svg>`
  )
}

function dots(places: readonly (readonly [x: number, y: number])[]): string {
  return places.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')
}

function smooth(points: readonly (readonly [number, number])[], lead: readonly [number, number] | null = null): string {
  const [first] = points
  if (!first) return ''
  let d = `M${Math.round(first[0])} ${Math.round(first[1])}`
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? first
    const before = points[index - 1] ?? lead ?? from
    const after = points[index + 2] ?? to
    const c = [
      (to[0] - before[0]) / 6,
      (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6 - from[0],
      to[1] - (after[1] - from[1]) / 6 - from[1],
      to[0] - from[0],
      to[1] - from[1],
    ]
    d += `c${c.map(Math.round).join(' ')}`
  })
  return d
}
