import type { ComponentType, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLateComponent } from '#apps/site/client/use-late-component.ts'
import { removeSearch, saveSearch, useSavedSearches } from '#apps/site/favorite/saved-searches.ts'
import { Button, IconCheck, IconPlus } from '#apps/site/ui/index.ts'
import type { SavedChipsProps } from './saved-chips.tsx'
import type { SearchView } from './search-view.ts'

/** Keeps a list as it is filtered on this device, or forgets it (R6.30). Without script it is hidden, because the searches live in the browser. */
export function SaveSearch({ search, children }: { search: SearchView; children?: ReactNode }) {
  const t = useTranslations('list')
  const saved = useSavedSearches()
  const Chips = useLateComponent(loadChips, saved.length > 0)
  const { href, name, total } = search
  const isSaved = saved.some((one) => one.href === href)
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={isSaved ? IconCheck : IconPlus}
        aria-pressed={isSaved}
        onClick={() => (isSaved ? removeSearch(href) : saveSearch({ href, name, seen: total }))}
        className="noscript:hidden"
      >
        {t('saveSearch')}
      </Button>
      {children}
      {typeof Chips === 'string' ? null : <Chips search={search} />}
    </>
  )
}

async function loadChips(): Promise<ComponentType<SavedChipsProps>> {
  return (await import('./saved-chips.tsx')).SavedChips
}
