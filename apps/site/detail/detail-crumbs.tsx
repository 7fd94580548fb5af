import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { Breadcrumbs } from '#apps/site/ui/index.ts'

/** The way from the home page to a detail page. */
export function DetailCrumbs({ items }: Pick<ComponentProps<typeof Breadcrumbs>, 'items'>) {
  const t = useTranslations('common')
  return <Breadcrumbs label={t('breadcrumb')} items={[{ label: t('home'), href: '/' }, ...items]} />
}
