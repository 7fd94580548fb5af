import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { Breadcrumbs } from '#apps/site/ui/index.ts'

/** The way from the home page to a detail page. */
export function DetailCrumbs({ items }: Pick<ComponentProps<typeof Breadcrumbs>, 'items'>) {
  const t = useTranslations('common')
  return <Breadcrumbs label={t('breadcrumb')} items={[{ label: t('home'), href: '/' }, ...items]} />
}

/** The end of the way to a vehicle: its model, which has a page of its own, and its version where it has a name. */
export function modelCrumbs({ title, subtitle, modelHref }: { title: string; subtitle: string; modelHref: string }): { label: string; href?: string }[] {
  return subtitle === '' ? [{ label: title }] : [{ label: title, href: modelHref }, { label: subtitle }]
}
