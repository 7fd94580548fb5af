import { clsx } from 'clsx'
import { monogram } from './monogram.ts'

const sizes = { sm: 'size-10', md: 'size-14', lg: 'size-20', fill: 'w-full' } as const

/** Four calm tones, so that a wall of tiles has a rhythm; a maker keeps its own. */
const tones = [
  { tile: 'fill-surface stroke-line-strong/45', letters: 'fill-ink', rule: 'stroke-ink' },
  { tile: 'fill-stage stroke-line', letters: 'fill-ink', rule: 'stroke-muted' },
  { tile: 'fill-line stroke-line', letters: 'fill-ink', rule: 'stroke-ink' },
  { tile: 'fill-fill stroke-fill', letters: 'fill-on-fill', rule: 'stroke-line-strong' },
] as const

/** A maker's monogram tile: one typographic set for all, standing on one ground line; never a copied logo. */
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
  const { tile, letters: ink, rule } = tones[toneOf(brandSign)] ?? tones[0]
  return (
    <svg viewBox="0 0 80 80" aria-hidden data-brand={brandSign} className={clsx('flex-none', sizes[size], className)}>
      <rect x=".5" y=".5" width="79" height="79" rx="3" className={tile} />
      {/* The capitals' height is 0.698 em: with the rule beneath them the pair stands in the middle of the tile. */}
      <text x="40" y="49" textAnchor="middle" fontSize="33" fontWeight="600" letterSpacing="0" className={ink}>
        {letters}
      </text>
      <path d="M16 58.5h48" className={clsx(rule, 'transition-colors group-hover:stroke-accent')} strokeWidth="2" />
    </svg>
  )
}

function toneOf(sign: string): number {
  return Array.from(sign).reduce((sum, letter) => (sum * 7 + (letter.codePointAt(0) ?? 0)) % 1021, 0) % tones.length
}
