import { useTranslations } from 'use-intl'
import { removeSearch, useSavedSearches } from '#apps/site/favorite/saved-searches.ts'
import { Heading, IconButton, IconTrash, TextLink } from '#apps/site/ui/index.ts'
import { useSavedRows } from './use-saved-rows.ts'

/** The searches of this device, each with what it holds now (R6.30); nothing before one was kept. */
export function SavedList() {
  const t = useTranslations()
  const saved = useSavedSearches()
  const rows = useSavedRows(saved)
  if (saved.length === 0) return null
  return (
    <section aria-labelledby="searches" className="mt-14 no-print">
      <Heading level={2} id="searches">
        {t('list.savedSearches')}
      </Heading>
      <ul className="mt-3">
        {saved.map(({ href, name }) => {
          const row = rows?.get(href)
          const called = row?.name ?? name
          return (
            <li key={href} className="flex items-center gap-4 border-b border-line py-1">
              <TextLink href={href} className="flex min-h-tap min-w-0 flex-1 items-center">
                <bdi>{called}</bdi>
              </TextLink>
              <span className="text-sm text-muted tabular-nums">
                {row?.count}
                {row?.more ? ` · ${row.more}` : null}
              </span>
              <IconButton label={t('common.labelled', { label: t('favorites.remove'), value: called })} icon={IconTrash} onClick={() => removeSearch(href)} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
