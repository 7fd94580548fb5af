import { STORED } from '#contract/stored.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import type { StorageView } from './legal-view.ts'

/** Everything that is kept in the visitor's browser, in words. */
export function storageView(t: SiteTranslator): StorageView {
  return {
    title: t('shell.cookies'),
    intro: t('legal.cookies.intro'),
    columns: [t('legal.cookies.name'), t('legal.cookies.purpose'), t('legal.cookies.kept')],
    rows: Object.entries(STORED).map(([name, { place, purpose, kept }]) => ({
      name: place === 'database' ? `${name} (IndexedDB)` : name,
      purpose: t(`legal.cookies.${purpose}`),
      kept: t(`legal.cookies.${kept}`),
    })),
    note: t('legal.cookies.clear'),
  }
}
