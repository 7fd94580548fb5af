import type { ReactNode } from 'react'
import { clsx } from 'clsx'

export type BadgeTone = 'neutral' | 'accent' | 'solid' | 'success' | 'warning' | 'danger'

const tones: Record<BadgeTone, string> = {
  neutral: 'border-line bg-surface text-muted',
  accent: 'border-transparent bg-accent-soft text-accent-text',
  solid: 'border-transparent bg-fill text-on-fill',
  success: 'border-transparent bg-success-soft text-success',
  warning: 'border-transparent bg-warning-soft text-warning',
  danger: 'border-transparent bg-danger-soft text-danger',
}

/** A short fact, e.g. energy type or stock state. Never decoration. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={clsx('badge', tones[tone])}>{children}</span>
}
