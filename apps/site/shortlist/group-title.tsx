import { useTranslations } from 'use-intl'
import type { ShortlistKind } from '#contract/shortlist-values.ts'
import { Heading } from '#apps/site/ui/index.ts'

/** The heading over the things of one kind. */
export function GroupTitle({ kind }: { kind: ShortlistKind }) {
  const t = useTranslations('menu')
  const titles = { car: t('carList'), used: t('usedCars'), part: t('carFittings') }
  return (
    <Heading level={2} size="subheading" className="pt-8">
      {titles[kind]}
    </Heading>
  )
}
