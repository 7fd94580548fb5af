import type { ReactNode } from 'react'

export type SilhouetteProps = {
  /** The accessible name; without it the drawing is decoration. */
  title?: string
  className?: string
}

/** Every drawing stands on y = 180 of one view box, front to the left. */
export function Stage({ title, className, from, to, children }: SilhouetteProps & { from: number; to: number; children: ReactNode }) {
  return (
    <svg viewBox="0 0 480 200" className={className} role={title ? 'img' : undefined} aria-label={title} aria-hidden={title ? undefined : true}>
      <ellipse cx={(from + to) / 2} cy="181" rx={(to - from) / 2} ry="6" className="fill-car-ground" />
      {children}
    </svg>
  )
}

/** A road wheel standing on the ground line; an even number of spokes, drawn as lines through the hub. */
export function Wheel({ x, r, spokes = 10 }: { x: number; r: number; spokes?: number }) {
  const y = 180 - r
  const rim = tenth(r * 0.68)
  return (
    <>
      <circle cx={x} cy={y} r={r} className="fill-car-tyre" />
      <circle cx={x} cy={y} r={rim} strokeWidth="2" className="fill-car-dark stroke-car-rim" />
      <path d={spokeLines(x, y, rim, spokes)} strokeWidth={tenth((rim * 2.2) / spokes)} className="stroke-car-rim" />
      <circle cx={x} cy={y} r={tenth(rim * 0.24)} className="fill-car-rim" />
    </>
  )
}

/** A steel wheel of a lorry or bus: a dish instead of spokes. */
export function TruckWheel({ x, r }: { x: number; r: number }) {
  const y = 180 - r
  return (
    <>
      <circle cx={x} cy={y} r={r} className="fill-car-tyre" />
      <circle cx={x} cy={y} r={tenth(r * 0.54)} strokeWidth={tenth(r * 0.14)} className="fill-car-shade stroke-car-rim" />
      <circle cx={x} cy={y} r={tenth(r * 0.24)} strokeWidth={tenth(r * 0.1)} className="fill-car-rim stroke-car-dark" />
    </>
  )
}

function spokeLines(x: number, y: number, reach: number, spokes: number): string {
  const lines = Array.from({ length: spokes / 2 }, (_, index) => {
    const angle = (2 * Math.PI * (index + 0.25)) / spokes
    const [across, down] = [tenth(reach * Math.cos(angle)), tenth(reach * Math.sin(angle))]
    return `M${tenth(x - across)} ${tenth(y - down)}l${tenth(2 * across)} ${tenth(2 * down)}`
  })
  return lines.join('')
}

function tenth(length: number): number {
  return Math.round(length * 10) / 10
}
