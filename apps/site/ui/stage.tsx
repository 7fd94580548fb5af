import type { ReactNode } from 'react'
import { clsx } from 'clsx'

export type StageProps = {
  /** car: side views in cards. wide: the large picture of a page. photo: three to two. */
  ratio?: 'car' | 'wide' | 'photo'
  /** The picture brings its own floor, so it covers the stage; a drawing stands on the ground line. */
  fill?: boolean
  className?: string
  /** The picture first; what lies over it after. */
  children: ReactNode
}

/** The ground of every picture and drawing: its ratio is fixed before anything loads, its ground line is at 80 % of the height. */
export function Stage({ ratio = 'car', fill, className, children }: StageProps) {
  return <div className={clsx('stage', ratio === 'wide' && 'stage-wide', ratio === 'photo' && 'stage-photo', fill && 'stage-fill', className)}>{children}</div>
}
