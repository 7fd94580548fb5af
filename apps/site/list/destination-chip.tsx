import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { destinationHref } from '#apps/site/landed-price/destination-href.ts'
import { useSiteData } from '#apps/site/site-data/site-data.ts'
import { Chip } from '#apps/site/ui/index.ts'

/** Where the prices of a list go to, beside what the list shows (R22.9). */
export function DestinationChip() {
  const t = useTranslations('landed')
  const { destination } = useSiteData()
  const { pathname, search } = useLocation()
  return <Chip href={destinationHref(pathname + search)}>{destination === null ? t('choose') : t('toPlace', { place: destination.place })}</Chip>
}
