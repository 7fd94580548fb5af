import { LANES, NODES, type Node } from './lanes.ts'
import { DESTINATIONS, LOADING_PORTS, type Port } from './ports.ts'

export type Place = readonly [lon: number, lat: number]

/** Where every voyage begins. */
const START: Node = 'yangtze'

const neighbours = linkUp()

/** A run of places; `lead` is the place before it on the voyage, for a smooth parting from the lane that it leaves. */
export type Run = { lead: Place | null; places: Place[] }

/** Runs that together show every voyage; each stretch of sea is in one run only. */
export function voyages(): Run[] {
  const before = shortestPaths()
  const paths = [...LOADING_PORTS, ...DESTINATIONS].filter(([name]) => !name.includes('(rail)') && !isCaspian(name)).map((port) => pathTo(port, before))
  const seen = new Set<string>()
  return paths
    .toSorted((one, other) => other.length - one.length)
    .map((path): Run => {
      const from = Math.max(
        0,
        path.findLastIndex((place) => seen.has(keyOf(place))),
      )
      for (const place of path) seen.add(keyOf(place))
      return { lead: path[from - 1] ?? null, places: path.slice(from) }
    })
    .filter(({ places }) => places.length > 1)
}

/** The Caspian has no way to the ocean: its port is reached by the railway. */
function isCaspian(name: string): boolean {
  return name.startsWith('Baku')
}

/** Longitude carried on past 180 where the Pacific is nearer. */
export function unwrapped([, lon, lat]: Port): Place {
  return [lon < -65 || (lon < -55 && lat > 0) ? lon + 360 : lon, lat]
}

function pathTo(port: Port, before: ReadonlyMap<Node, Node>): Place[] {
  const end = unwrapped(port)
  const nodes = Object.keys(NODES) as Node[]
  const gate = nodes.reduce((best, node) => (distance(NODES[node], end) < distance(NODES[best], end) ? node : best))
  const path: Place[] = [end]
  for (let node: Node | undefined = gate; node !== undefined; node = before.get(node)) path.unshift(NODES[node])
  return path
}

function shortestPaths(): Map<Node, Node> {
  const costs = new Map<Node, number>([[START, 0]])
  const before = new Map<Node, Node>()
  const open = new Set<Node>([START])
  while (open.size > 0) {
    const node = [...open].reduce((best, one) => ((costs.get(one) ?? 0) < (costs.get(best) ?? 0) ? one : best))
    open.delete(node)
    for (const next of neighbours.get(node) ?? []) {
      const cost = (costs.get(node) ?? 0) + distance(NODES[node], NODES[next])
      if (cost >= (costs.get(next) ?? Infinity)) continue
      costs.set(next, cost)
      before.set(next, node)
      open.add(next)
    }
  }
  return before
}

function linkUp(): Map<Node, Set<Node>> {
  const links = new Map<Node, Set<Node>>()
  for (const run of LANES) {
    run.slice(1).forEach((to, index) => {
      const from = run[index] ?? to
      links.set(from, (links.get(from) ?? new Set()).add(to))
      links.set(to, (links.get(to) ?? new Set()).add(from))
    })
  }
  return links
}

function keyOf([lon, lat]: Place): string {
  return `${lon} ${lat}`
}

function distance(one: Place, other: Place): number {
  const shrink = Math.cos((((one[1] + other[1]) / 2) * Math.PI) / 180)
  return Math.hypot((one[0] - other[0]) * shrink, one[1] - other[1])
}
