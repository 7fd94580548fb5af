import { geoEqualEarth, geoEqualEarthRaw, geoGraticule, geoPath, type GeoContext, type GeoPermissibleObjects } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import world from 'world-atlas/land-110m.json' with { type: 'json' }
import { drawRouteMap } from '#drawing/map/draw-route-map.ts'
import type { Place } from '#drawing/map/routes.ts'

/** China stands right of the middle, the Americas at both edges of the Pacific; the polar seas are cut off. */
const CENTER_LON = 32
const SIZE = { width: 1600, height: 700 }
const SCALE = 300
const MIDDLE_Y = 418
/** Islands smaller than this (square units of the map) would be specks. */
const LEAST_AREA = 40

/** The map of export routes, drawn from the public-domain coast of Natural Earth. */
export function routeMap(): string {
  const projection = geoEqualEarth()
    .rotate([-CENTER_LON, 0])
    .scale(SCALE)
    .translate([SIZE.width / 2, MIDDLE_Y])
    .clipExtent([
      [-2, -2],
      [SIZE.width + 2, SIZE.height + 2],
    ])
  const areas = geoPath(projection)
  const topology = world as unknown as Topology<{ land: GeometryCollection }>
  const land = feature(topology, topology.objects.land)
  const pieces = land.features.flatMap(({ geometry }): GeoPermissibleObjects[] =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates })) : [geometry],
  )
  const trace = (object: GeoPermissibleObjects, step: number) => {
    const line = shortPath(step)
    geoPath(projection, line)(object)
    return line.data()
  }
  const coast = pieces.filter((piece) => areas.area(piece) > LEAST_AREA).map((piece) => trace(piece, 4.5))
  return drawRouteMap({ ...SIZE, land: coast.join(''), net: trace(geoGraticule().step([30, 20])(), 40), project })
}

/** Collects path data in whole units; a point nearer than `step` to the one before is left out. */
function shortPath(step: number): GeoContext & { data: () => string } {
  let d = ''
  let [x, y] = [0, 0]
  const go = (command: 'm' | 'l', toX: number, toY: number) => {
    const [px, py] = [Math.round(toX), Math.round(toY)]
    d += command === 'm' ? `M${px} ${py}` : `l${px - x} ${py - y}`
    ;[x, y] = [px, py]
  }
  return {
    beginPath: () => undefined,
    moveTo: (toX, toY) => go('m', toX, toY),
    lineTo: (toX, toY) => (Math.hypot(toX - x, toY - y) < step ? undefined : go('l', toX, toY)),
    arc: () => undefined,
    closePath: () => {
      d += 'z'
    },
    data: () => d,
  }
}

function project([lon, lat]: Place): readonly [number, number] {
  const [x, y] = geoEqualEarthRaw(((lon - CENTER_LON) * Math.PI) / 180, (lat * Math.PI) / 180)
  return [SIZE.width / 2 + x * SCALE, MIDDLE_Y - y * SCALE]
}
