import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ArticleGrid } from '#apps/site/article/article-card.tsx'
import { BrandTile } from '#apps/site/brand/brand-tile.tsx'
import { FittingCard } from '#apps/site/fitting/fitting-card.tsx'
import { Anchor, Chip, Grid, Heading, TextLink } from '#apps/site/ui/index.ts'
import { CarGrid } from '#apps/site/vehicle/car-grid.tsx'
import { UsedCardItem } from '#apps/site/vehicle/used-card.tsx'
import { MarkedText } from './marked-text.tsx'
import type { GroupView, LineView, PartView } from './search-view.ts'

/** Kinds of a line or two, which the next one follows closely. */
const SMALL: ReadonlySet<string> = new Set(['type', 'brand', 'activity', 'download', 'page'])

/** One kind of hits under its name, with the way to all of them. */
export function SearchGroup({ group }: { group: GroupView }) {
  const headingId = `${group.kind}-title`
  return (
    <section id={group.kind} aria-labelledby={headingId} className={SMALL.has(group.kind) ? 'scroll-mt-24 pb-10' : 'scroll-mt-24 pb-section'}>
      <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-t border-ink pt-4">
        <Heading level={2} id={headingId}>
          {group.title} <span className="font-normal text-muted tabular-nums">{group.count}</span>
        </Heading>
        {group.all === null ? null : (
          <TextLink href={group.all.href} className="inline-flex min-h-tap items-center text-sm">
            {group.all.label}
          </TextLink>
        )}
      </header>
      <GroupBody group={group} />
    </section>
  )
}

function GroupBody({ group }: { group: GroupView }): ReactNode {
  const t = useTranslations()
  switch (group.kind) {
    case 'type':
      return (
        <ul className="flex flex-wrap gap-2">
          {group.chips.map((chip) => (
            <li key={chip.href}>
              <Chip href={chip.href} count={chip.count}>
                {chip.label}
              </Chip>
            </li>
          ))}
        </ul>
      )
    case 'brand':
      return (
        <ul className="grid grid-cols-1 gap-3 phablet:grid-cols-2 wide:grid-cols-4">
          {group.brands.map((brand) => (
            <BrandTile key={brand.sign} brand={brand} />
          ))}
        </ul>
      )
    case 'car':
      return <CarGrid cars={group.cars} level={3} />
    case 'used_car':
      return (
        <Grid as="ul" columns="cards">
          {group.units.map((unit) => (
            <UsedCardItem key={unit.stockRef} unit={unit} as="li" level={3} />
          ))}
        </Grid>
      )
    case 'fitting':
      return (
        <>
          {group.fittings.length === 0 ? null : <Parts parts={group.fittings} level={3} />}
          {group.near.length === 0 ? null : (
            <>
              <Heading level={3} className={group.fittings.length === 0 ? 'mb-4' : 'mt-10 mb-4'}>
                {t('search.partsNear')}
              </Heading>
              <Parts parts={group.near} level={4} />
            </>
          )}
          <p className="mt-4">
            <TextLink href="/carFittings/numbers">{t('partNumbers.paste')}</TextLink>
          </p>
        </>
      )
    case 'article':
      return <ArticleGrid articles={group.articles} level={3} />
    default:
      return <Lines lines={group.lines} />
  }
}

function Parts({ parts, level }: { parts: readonly PartView[]; level: 3 | 4 }) {
  return (
    <Grid as="ul" columns="cards">
      {parts.map((part) => (
        <FittingCard key={part.sku} fitting={part} title={<MarkedText pieces={part.marked} />} level={level} />
      ))}
    </Grid>
  )
}

function Lines({ lines }: { lines: readonly LineView[] }) {
  return (
    <ul className="max-w-column border-b border-line">
      {lines.map((line) => (
        <li key={line.key} className="border-t border-line first:border-t-0">
          <LineLink line={line}>
            <span className="block leading-snug font-semibold group-hover:underline">
              <bdi>
                <MarkedText pieces={line.title} />
              </bdi>
            </span>
            {line.note === null ? null : <bdi className="block text-sm leading-snug text-muted">{line.note}</bdi>}
          </LineLink>
        </li>
      ))}
    </ul>
  )
}

function LineLink({ line, children }: { line: LineView; children: ReactNode }) {
  const look = 'group block py-3 underline-offset-4'
  if (line.fileName === null)
    return (
      <Anchor href={line.href} className={look}>
        {children}
      </Anchor>
    )
  return (
    <a href={line.href} download={line.fileName} className={look}>
      {children}
    </a>
  )
}
