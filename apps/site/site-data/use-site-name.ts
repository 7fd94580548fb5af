import { use } from 'react'
import { useTranslations } from 'use-intl'
import { SiteDataContext } from './site-data.ts'

/** What the company calls itself; where the shell itself has failed, the product's own name. */
export function useSiteName(): string {
  const t = useTranslations('common')
  return use(SiteDataContext)?.company.name ?? t('siteName')
}
