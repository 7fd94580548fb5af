import { clsx } from 'clsx'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { destinationHref } from '#apps/site/landed-price/destination-href.ts'
import { useSiteData } from '#apps/site/site-data/site-data.ts'
import { Chip, IconPin, TextLink } from '#apps/site/ui/index.ts'

/** Where the prices of a list go to, beside what the list shows (R22.8). */
export function DestinationChip() {
  const { href, text } = useDestination()
  return <Chip href={href}>{text}</Chip>
}

/** The same in a line: above the row on phones, where the row is pushed and its end not seen, and among the filters. */
export function DestinationLine({ className }: { className?: string }) {
  const { href, text } = useDestination()
  return (
    <p className={clsx('flex items-center gap-2 text-sm', className)}>
      <IconPin aria-hidden className="size-4 flex-none text-muted" strokeWidth={1.75} />
      <TextLink href={href} className="-my-1 inline-block py-3">
        <bdi>{text}</bdi>
      </TextLink>
    </p>
  )
}

function useDestination(): { href: string; text: string } {
  const t = useTranslations('landed')
  const { destination } = useSiteData()
  const { pathname, search } = useLocation()
  return { href: destinationHref(pathname + search), text: destination === null ? t('choose') : t('toPlace', { place: destination.place }) }
}
