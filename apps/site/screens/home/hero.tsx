import { useTranslations } from 'use-intl'
import { Button, ButtonLink, IconSearch, TextInput, VehiclePicture } from '#apps/site/ui/index.ts'

/** The promise, a search and one way on. */
export function Hero() {
  const t = useTranslations()
  return (
    <section className="hero tone-deep">
      <div className="hero-inner">
        <div className="hero-words">
          <h1 className="text-display font-bold">{t('home.heroTitle')}</h1>
          <p className="mt-4 max-w-narrow text-lg text-muted">{t('home.heroText')}</p>
          <form method="get" action="/searchsite" role="search" className="mt-8 flex max-w-narrow gap-2">
            <TextInput type="search" name="word" aria-label={t('shell.search')} placeholder={t('shell.search')} className="min-w-0 flex-1" />
            <Button type="submit" variant="primary" icon={IconSearch}>
              {t('home.heroSearch')}
            </Button>
          </form>
          <p className="mt-4">
            <ButtonLink href="/carList" variant="secondary">
              {t('home.browseAll')}
            </ButtonLink>
          </p>
        </div>
        <div className="hero-fleet" aria-hidden>
          <VehiclePicture bodyType="truck" alt={null} />
          <VehiclePicture bodyType="suv" alt={null} />
          <VehiclePicture bodyType="sedan" alt={null} />
        </div>
      </div>
    </section>
  )
}
