import { clsx } from 'clsx'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { destinationHref } from '#apps/site/landed-price/destination-href.ts'
import { useSiteData } from '#apps/site/site-data/site-data.ts'
import { Anchor, IconPin } from '#apps/site/ui/index.ts'

/** Where prices go to, and the way to name or change it (R22.8). */
export function DestinationLink({ className }: { className?: string }) {
  const t = useTranslations('landed')
  const { destination } = useSiteData()
  const { pathname, search } = useLocation()
  return (
    <Anchor href={destinationHref(pathname + search)} className={clsx('flex items-center gap-2 underline-offset-4 hover:underline', className)}>
      <IconPin aria-hidden className="size-4 flex-none" strokeWidth={1.75} />
      <bdi>{destination === null ? t('choose') : t('toPlace', { place: destination.place })}</bdi>
    </Anchor>
  )
}
