import type { ElementType, HTMLAttributes, ReactNode } from 'react'
import { clsx } from 'clsx'

type Box = HTMLAttributes<HTMLElement> & { as?: ElementType; children?: ReactNode }

const widths = { narrow: 'max-w-narrow', text: 'max-w-text', column: 'max-w-column', page: 'max-w-page', full: '' } as const

/** Centres content between the page's gutters. */
export function Container({ as: Tag = 'div', width = 'page', className, ...rest }: Box & { width?: keyof typeof widths }) {
  return (
    <div className="px-gutter">
      <Tag {...rest} className={clsx('mx-auto w-full', widths[width], className)} />
    </div>
  )
}

// Bands of one ground are parted by one space, not by two.
const tones = { plain: 'plain-band [.plain-band+&]:pt-0', sunken: 'bg-sunken', deep: 'tone-deep' } as const
const spaces = { none: '', tight: 'py-8', normal: 'py-section' } as const

/** A band of the page. `deep` binds the tokens to the dark set for everything inside. */
export function Section({
  as: Tag = 'section',
  tone = 'plain',
  space = 'normal',
  width = 'page',
  className,
  children,
  ...rest
}: Box & { tone?: keyof typeof tones; space?: keyof typeof spaces; width?: keyof typeof widths }) {
  return (
    <Tag {...rest} className={clsx(spaces[space], tones[tone], className)}>
      <Container width={width}>{children}</Container>
    </Tag>
  )
}

const columns = {
  cards: 'grid-cols-1 phablet:grid-cols-2 wide:grid-cols-3',
  dense: 'grid-cols-2 desktop:grid-cols-3 wide:grid-cols-4',
  halves: 'grid-cols-1 desktop:grid-cols-2',
  thirds: 'grid-cols-1 phablet:grid-cols-2 desktop:grid-cols-3',
  tiles: 'grid-cols-3 phablet:grid-cols-4 desktop:grid-cols-6 wide:grid-cols-8',
} as const
const gaps = { sm: 'gap-3', md: 'gap-4 desktop:gap-6', cards: 'gap-x-4 gap-y-8 desktop:gap-x-6 desktop:gap-y-10', lg: 'gap-8 desktop:gap-12' } as const

export function Grid({
  as: Tag = 'div',
  columns: set = 'cards',
  gap = set === 'cards' ? 'cards' : 'md',
  className,
  ...rest
}: Box & { columns?: keyof typeof columns; gap?: keyof typeof gaps }) {
  return <Tag {...rest} className={clsx('grid', columns[set], gaps[gap], className)} />
}

/** Main column and a side column on desktop; the side comes after on phones unless `sideFirst`. */
export function Split({ main, side, sideFirst, sticky }: { main: ReactNode; side: ReactNode; sideFirst?: boolean; sticky?: boolean }) {
  return (
    <div
      className={clsx(
        'grid gap-10 desktop:gap-8 wide:gap-12',
        sideFirst ? 'desktop:grid-cols-[264px_minmax(0,1fr)]' : 'desktop:grid-cols-[minmax(0,1fr)_minmax(260px,34%)]',
      )}
    >
      {sideFirst ? <aside className={clsx('min-w-0', sticky && 'desktop:sticky desktop:top-28 desktop:self-start')}>{side}</aside> : null}
      <div className="min-w-0">{main}</div>
      {sideFirst ? null : <aside className={clsx('min-w-0', sticky && 'desktop:sticky desktop:top-28 desktop:self-start')}>{side}</aside>}
    </div>
  )
}
