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

/** A road wheel standing on the ground line; the spokes are the dashes of one thick circle. */
export function Wheel({ x, r, spokes = 10 }: { x: number; r: number; spokes?: number }) {
  const y = 180 - r
  const rim = Math.round(r * 6.9) / 10
  return (
    <g>
      <circle cx={x} cy={y} r={r} className="fill-car-tyre" />
      <circle cx={x} cy={y} r={rim} className="fill-car-dark" />
      <circle cx={x} cy={y} r={rim / 2} pathLength={spokes * 2} strokeDasharray=".86 1.14" strokeWidth={rim} fill="none" className="stroke-car-rim" />
      <circle cx={x} cy={y} r={rim - 1.2} strokeWidth="2.4" fill="none" className="stroke-car-rim" />
      <circle cx={x} cy={y} r={Math.round(rim * 2.2) / 10} className="fill-car-rim stroke-car-shade" />
    </g>
  )
}

/** A steel wheel of a lorry or bus: a dish with bolts instead of spokes. */
export function TruckWheel({ x, r }: { x: number; r: number }) {
  const y = 180 - r
  return (
    <g>
      <circle cx={x} cy={y} r={r} className="fill-car-tyre" />
      <circle cx={x} cy={y} r={r * 0.62} className="fill-car-rim" />
      <circle cx={x} cy={y} r={r * 0.46} className="fill-car-shade" />
      <circle cx={x} cy={y} r={r * 0.34} pathLength="16" strokeDasharray=".7 1.3" strokeWidth={r * 0.1} fill="none" className="stroke-car-dark" />
      <circle cx={x} cy={y} r={r * 0.2} className="fill-car-rim" />
    </g>
  )
}
