import { clsx } from 'clsx'
import { monogram } from './monogram.ts'

const sizes = { sm: 'size-10', md: 'size-14', lg: 'size-20', fill: 'w-full' } as const

/** A maker's monogram tile: one typographic set for all, decided by the name alone; never a copied logo. */
export function BrandMark({
  brandSign,
  brandName,
  size = 'md',
  className,
}: {
  brandSign: string
  brandName: string
  size?: keyof typeof sizes
  className?: string
}) {
  const letters = monogram(brandName)
  const fontSize = { 1: 30, 2: 27, 3: 22, 4: 18 }[letters.length] ?? 18
  return (
    <svg viewBox="0 0 80 80" aria-hidden data-brand={brandSign} className={clsx('flex-none', sizes[size], className)}>
      <rect x=".5" y=".5" width="79" height="79" rx="3" className="fill-surface stroke-line" />
      <text x="40" y="37" dy=".36em" textAnchor="middle" fontSize={fontSize} fontWeight="600" letterSpacing="0" className="fill-ink">
        {letters}
      </text>
      <path d="M32 62h16" className="stroke-line-strong transition-colors group-hover:stroke-accent" strokeWidth="1.5" />
    </svg>
  )
}
