import { STORED } from '#contract/stored.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import type { StorageView } from './legal-view.ts'

/** What a browser calls the place, where that is no cookie and no plain value. */
const BEHIND: Readonly<Record<string, string>> = { database: ' (IndexedDB)', cache: ' (Cache Storage)' }

/** Everything that is kept in the visitor's browser, in words. */
export function storageView(t: SiteTranslator): StorageView {
  return {
    title: t('shell.cookies'),
    intro: t('legal.cookies.intro'),
    columns: [t('legal.cookies.name'), t('legal.cookies.purpose'), t('legal.cookies.kept')],
    rows: Object.entries(STORED).map(([name, { place, purpose, kept }]) => ({
      name: `${name}${BEHIND[place] ?? ''}`,
      purpose: t(`legal.cookies.${purpose}`),
      kept: t(`legal.cookies.${kept}`),
    })),
    note: t('legal.cookies.clear'),
  }
}
