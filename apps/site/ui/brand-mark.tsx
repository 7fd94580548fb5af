import { clsx } from 'clsx'
import { monogram } from './monogram.ts'

const sizes = { sm: 'size-10', md: 'size-14', lg: 'size-20', fill: 'w-full' } as const

/** A maker's monogram tile: one typographic set for all, decided by the name alone; never a copied logo. */
export function BrandMark({ brandSign, brandName, size = 'md', className }: { brandSign: string; brandName: string; size?: keyof typeof sizes; className?: string }) {
  const letters = monogram(brandName)
  const fontSize = { 1: 38, 2: 32, 3: 25, 4: 20 }[letters.length] ?? 20
  return (
    <svg viewBox="0 0 80 80" aria-hidden data-brand={brandSign} className={clsx('flex-none', sizes[size], className)}>
      <rect x=".5" y=".5" width="79" height="79" rx="5" className="fill-surface stroke-line" />
      <text x="40" y="40" dy=".36em" textAnchor="middle" fontSize={fontSize} fontWeight="600" letterSpacing="0" className="fill-ink">
        {letters}
      </text>
      <path d="M28 66h24" className="stroke-accent" strokeWidth="2" />
    </svg>
  )
}
