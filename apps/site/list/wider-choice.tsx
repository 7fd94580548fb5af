import { useTranslations } from 'use-intl'
import { Chip, ChipList, Heading } from '#apps/site/ui/index.ts'
import type { WiderView } from './wider-view.ts'

/** Where a list has little to choose from: what there would be with one filter fewer (R6.24). */
export function WiderChoice({ wider }: { wider: readonly WiderView[] }) {
  const t = useTranslations('list')
  if (wider.length === 0) return null
  return (
    <section className="pt-10">
      <Heading level={2} size="subheading" className="mb-4">
        {t('widerTitle')}
      </Heading>
      <ChipList label={t('widerTitle')}>
        {wider.map(({ label, href }) => (
          <Chip key={href} href={href}>
            {label}
          </Chip>
        ))}
      </ChipList>
    </section>
  )
}
