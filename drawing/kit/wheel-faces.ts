import { pen } from './pen.ts'

/** Alloy wheels by the look of their face. */
export const ALLOYS = ['twin', 'ten', 'turbine', 'aero', 'mesh', 'star', 'block', 'petal'] as const
export type Alloy = (typeof ALLOYS)[number]

/** A place on the wheel: distance from the centre as a share of the rim's radius, angle in degrees. */
type Polar = readonly [distance: number, angle: number]
type Face = { count: number; spoke: readonly Polar[]; inlay?: readonly Polar[]; isCurved?: boolean; isClosed?: boolean }

const FACES: Record<Alloy, Face> = {
  twin: {
    count: 5,
    spoke: [
      [0.12, -44],
      [0.3, -14],
      [0.97, -14.5],
      [0.97, -8],
      [0.36, -2.5],
      [0.36, 2.5],
      [0.97, 8],
      [0.97, 14.5],
      [0.3, 14],
      [0.12, 44],
    ],
  },
  ten: {
    count: 10,
    spoke: [
      [0.1, -50],
      [0.24, -9],
      [0.97, -3.6],
      [0.97, 3.6],
      [0.24, 9],
      [0.1, 50],
    ],
  },
  turbine: {
    count: 7,
    spoke: [
      [0.1, -50],
      [0.5, -10],
      [0.97, 10],
      [0.97, 24],
      [0.5, 16],
      [0.1, 50],
    ],
  },
  aero: {
    count: 5,
    spoke: [
      [0.46, -25],
      [0.86, -30],
      [0.93, -12],
      [0.93, 4],
      [0.86, 8],
      [0.5, -8],
    ],
    isClosed: true,
  },
  mesh: {
    count: 5,
    spoke: [
      [0.12, -50],
      [0.58, -5],
      [0.97, -19],
      [0.97, -13],
      [0.68, 0],
      [0.97, 13],
      [0.97, 19],
      [0.58, 5],
      [0.12, 50],
    ],
  },
  star: {
    count: 5,
    spoke: [
      [0.14, -50],
      [0.32, -24],
      [0.97, -15],
      [0.97, 15],
      [0.32, 24],
      [0.14, 50],
    ],
    inlay: [
      [0.42, -3],
      [0.91, -9],
      [0.91, 9],
      [0.42, 3],
    ],
  },
  block: {
    count: 6,
    spoke: [
      [0.16, -40],
      [0.36, -15],
      [0.7, -7],
      [0.97, -12],
      [0.97, 12],
      [0.7, 7],
      [0.36, 15],
      [0.16, 40],
    ],
  },
  petal: {
    count: 5,
    spoke: [
      [0.4, -24],
      [0.62, -27],
      [0.9, -22],
      [0.94, 0],
      [0.9, 22],
      [0.62, 27],
      [0.4, 24],
      [0.34, 0],
    ],
    isCurved: true,
    isClosed: true,
  },
}

/** Whether the face is a closed disc with openings instead of spokes on an open rim. */
export function isClosedFace(alloy: Alloy): boolean {
  return FACES[alloy].isClosed === true
}

/** Path of all spokes (or of all openings of a closed face) about the centre, for a rim of `rim` mm. */
export function facePath(alloy: Alloy, rim: number): string {
  const face = FACES[alloy]
  return turned(face.spoke, face.count, rim, face.isCurved === true)
}

/** Path of the dark pockets in the spokes; empty where the design has none. */
export function inlayPath(alloy: Alloy, rim: number): string {
  const { inlay, count } = FACES[alloy]
  return inlay === undefined ? '' : turned(inlay, count, rim, false)
}

function turned(outline: readonly Polar[], count: number, rim: number, isCurved: boolean): string {
  const path = pen()
  for (let turn = 0; turn < count; turn += 1) {
    const points = outline.map(([distance, angle]) => onRim(distance * rim, 90 + angle + (turn * 360) / count))
    const [first, ...rest] = points
    if (first === undefined) continue
    path.move(...first)
    if (isCurved) path.curve([...rest, [first[0], first[1], null, null]])
    else path.line(...rest)
    path.close()
  }
  return path.toString()
}

function onRim(distance: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [distance * Math.cos(angle), distance * Math.sin(angle)]
}
