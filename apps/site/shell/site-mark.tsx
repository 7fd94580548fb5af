import { useTranslations } from 'use-intl'
import { useSiteName } from '#apps/site/site-data/use-site-name.ts'
import { Wordmark } from '#apps/site/ui/index.ts'

/** The company's name where the site begins: the product's own is drawn, any other is set in type. */
export function SiteMark({ className }: { className?: string }) {
  const t = useTranslations('common')
  const name = useSiteName()
  if (name === t('siteName')) return <Wordmark className={className} />
  return (
    <bdi aria-hidden className="site-mark truncate text-lg font-bold">
      {name}
    </bdi>
  )
}
