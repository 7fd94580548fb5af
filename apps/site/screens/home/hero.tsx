import { useTranslations } from 'use-intl'
import { DestinationField } from '#apps/site/site-data/destination-field.tsx'
import { destinationHref } from '#apps/site/landed-price/destination-href.ts'
import { useSiteData } from '#apps/site/site-data/site-data.ts'
import { Anchor, Button, IconArrowEnd, IconSearch, Stage, TextInput, TextLink, VehiclePicture } from '#apps/site/ui/index.ts'
import { CarPicture } from '#apps/site/vehicle/car-picture.tsx'
import type { HeroView } from './hero-view.ts'

/** The promise, a search, and a car of the stock with its price. */
export function Hero({ hero }: { hero: HeroView | null }) {
  const t = useTranslations()
  return (
    <section className="hero">
      <div className="hero-grid">
        <div className="hero-words">
          <h1 className="text-display font-semibold text-balance">{t('home.heroTitle')}</h1>
          <p className="mt-5 max-w-narrow text-lead text-muted">{t('home.heroText')}</p>
          <form method="get" action="/searchsite" role="search" className="mt-8 flex max-w-narrow gap-2">
            <TextInput type="search" name="word" aria-label={t('shell.search')} placeholder={t('shell.search')} className="min-w-0 flex-1" />
            <DestinationField />
            <Button type="submit" variant="primary" icon={IconSearch} className="max-wide:px-3">
              <span className="max-wide:sr-only">{t('home.heroSearch')}</span>
            </Button>
          </form>
          <PortLink />
          <p className="mt-2">
            <TextLink href="/carList" className="inline-flex min-h-tap items-center">
              {t('products.browseAll')}
            </TextLink>
          </p>
          <p>
            <TextLink href="/menuCar/helper" className="inline-flex min-h-tap items-center">
              {t('home.finder')}
            </TextLink>
          </p>
        </div>
        {hero === null ? null : <HeroCar hero={hero} />}
      </div>
    </section>
  )
}

function HeroCar({ hero }: { hero: HeroView }) {
  const t = useTranslations('price')
  return (
    <div className="hero-car">
      <Stage fill={hero.picture !== null} className="hero-stage">
        {hero.drawing ? <VehiclePicture drawing={hero.drawing} alt={null} isFirst /> : null}
        {hero.picture ? <CarPicture picture={hero.picture} sizes="(max-width: 768px) 100vw, 58vw" isFirst /> : null}
      </Stage>
      <p className="hero-caption">
        <Anchor href={hero.href} className="link-quiet flex min-h-tap items-center gap-2 font-semibold">
          <bdi>{hero.title}</bdi>
          <IconArrowEnd aria-hidden className="size-4 rtl:mirrored" strokeWidth={1.75} />
        </Anchor>
        <span className="text-muted tabular-nums">
          {hero.price === null ? (
            t('askForQuote')
          ) : (
            <>
              <bdi className="font-semibold text-ink">{hero.price}</bdi> {t('fob')}
            </>
          )}
        </span>
      </p>
    </div>
  )
}

/** Phones: the way to name a port, which stands in the menu there. Not the shell's own link: what two screens share is a file more for all. */
function PortLink() {
  const t = useTranslations('landed')
  const { destination } = useSiteData()
  return (
    <p className="mt-2 desktop:hidden">
      <TextLink href={destinationHref('/')} className="inline-flex min-h-tap items-center">
        <bdi>{destination === null ? t('choose') : t('toPlace', { place: destination.place })}</bdi>
      </TextLink>
    </p>
  )
}
