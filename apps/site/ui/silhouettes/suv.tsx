import type { SilhouetteProps } from './parts.tsx'

export function Suv({ title, className }: SilhouetteProps) {
  return (
    <svg viewBox="0 0 480 200" className={className} role={title ? 'img' : undefined} aria-label={title} aria-hidden={title ? undefined : true}>
      <path d="M40 140V100l60-50h200l60 50 80 10v30z" className="fill-car-body" />
      <circle cx="120" cy="145" r="32" className="fill-car-tyre" />
      <circle cx="360" cy="145" r="32" className="fill-car-tyre" />
    </svg>
  )
}
