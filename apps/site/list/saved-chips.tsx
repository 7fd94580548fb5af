import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { noteSeen, useSavedSearches } from '#apps/site/favorite/saved-searches.ts'
import { dotted } from '#apps/site/text/dotted.ts'
import { Chip } from '#apps/site/ui/index.ts'
import type { SearchView } from './search-view.ts'
import rules from './saved-chips.css?inline'
import { useSavedRows } from './use-saved-rows.ts'

export type SavedChipsProps = { search: SearchView }

const sheet = new CSSStyleSheet()
sheet.replaceSync(rules)
document.adoptedStyleSheets.push(sheet)

/** The searches of this device as ways to them, each with what it holds now; the list that is shown counts as looked at. */
export function SavedChips({ search: { href, total } }: SavedChipsProps) {
  const t = useTranslations('list')
  const saved = useSavedSearches()
  const rows = useSavedRows(saved)
  useEffect(() => noteSeen(href, total), [href, total])
  return (
    <nav aria-label={t('savedSearches')} className="saved-chips">
      {saved.map((one) => {
        const row = rows?.get(one.href)
        return (
          <Chip key={one.href} href={one.href} selected={one.href === href} count={row ? dotted([row.count, one.href === href ? null : row.more]) : undefined}>
            <bdi>{row?.name ?? one.name}</bdi>
          </Chip>
        )
      })}
    </nav>
  )
}
