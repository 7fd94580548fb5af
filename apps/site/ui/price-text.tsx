import type { ReactNode } from 'react'
import { clsx } from 'clsx'

const sizes = { sm: 'text-base', md: 'text-lg', lg: 'text-figure' } as const

export type PriceTextProps = {
  /** Already formatted by the server; null shows `quoteText` instead. */
  price: string | null
  quoteText: ReactNode
  /** Before the figure, e.g. "from". */
  prefix?: ReactNode
  /** After it in the order of the page, e.g. "FOB Qingdao". */
  term?: ReactNode
  note?: ReactNode
  size?: keyof typeof sizes
}

/** A price with its trade term; an absent price invites a quote and never reads 0. */
export function PriceText({ price, quoteText, prefix, term, note, size = 'md' }: PriceTextProps) {
  return (
    <p className="leading-tight">
      {price === null ? (
        <span className={clsx('font-semibold', size === 'lg' ? 'text-heading' : 'text-base')}>{quoteText}</span>
      ) : (
        <>
          {prefix ? <span className="me-1.5 text-sm text-muted">{prefix}</span> : null}
          <bdi className={clsx('font-semibold tabular-nums', sizes[size])}>{price}</bdi>
          {/* A blank, which narrow cards break at. */}
          {term ? ' ' : null}
          {term ? <span className="text-sm text-muted">{term}</span> : null}
        </>
      )}
      {note ? <span className="mt-1 block text-sm text-muted">{note}</span> : null}
    </p>
  )
}
