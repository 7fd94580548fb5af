import { use } from 'react'
import { useTranslations } from 'use-intl'
import { SiteDataContext } from '#apps/site/site-data/site-data.ts'
import { useSiteName } from '#apps/site/site-data/use-site-name.ts'
import { Wordmark } from '#apps/site/ui/index.ts'

/** The company where the site begins: its logo, else its name. The product's own name is drawn, any other is set in type. */
export function SiteMark({ className }: { className?: string }) {
  const t = useTranslations('common')
  const name = useSiteName()
  const logo = use(SiteDataContext)?.logo
  if (logo)
    return (
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={logo.dark} />
        <img src={logo.src} alt="" width={logo.width} height={logo.height} className="site-mark h-9 w-auto object-contain" />
      </picture>
    )
  if (name === t('siteName')) return <Wordmark className={className} />
  return (
    <bdi aria-hidden className="site-mark truncate text-lg font-bold">
      {name}
    </bdi>
  )
}
