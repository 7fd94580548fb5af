import { useTranslations } from 'use-intl'
import { useFavorites } from '#apps/site/favorite/favorites.ts'
import { useHydrated } from '#apps/site/hydration/hydrated.tsx'
import { FavoriteLine } from '#apps/site/favorite/favorite-line.tsx'
import { AskLink } from '#apps/site/shell/ask-link.tsx'
import { Breadcrumbs, ButtonLink, Container, EmptyState, Heading, Notice, Skeleton, VehiclePicture } from '#apps/site/ui/index.ts'
import { FIXED_DRAWINGS } from '#apps/site/vehicle/fixed-drawings.ts'
import { useSiteName } from '#apps/site/site-data/use-site-name.ts'
import { aboutFavorites, compareFavorites } from './about-favorites.ts'

/** The list lives in the browser: without the script the page would only show where it will stand. */
export const handle = { isUrgent: true }

/** `/myFavorite`: the list lives in the browser, so the server renders its place and a word for readers without script. */
export default function FavoritesScreen() {
  const t = useTranslations()
  const siteName = useSiteName()
  const isAlive = useHydrated()
  return (
    <Container as="main" id="content" className="pb-section">
      <title>{`${t('favorites.title')} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: t('favorites.title') }]} />
      <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-10">
        <Heading level={1}>{t('favorites.title')}</Heading>
        <p className="mt-3 text-muted">{t('favorites.intro')}</p>
      </header>
      {isAlive ? <FavoriteList /> : <BeforeScript />}
    </Container>
  )
}

function FavoriteList() {
  const t = useTranslations('favorites')
  const favorites = useFavorites()
  if (favorites.length === 0) return <NoFavorites />
  const { remark, ...about } = aboutFavorites(favorites)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line pb-4">
        <p role="status" className="text-muted">
          {t('count', { count: favorites.length })}
        </p>
        {favorites.length > 1 ? (
          <ButtonLink href={compareFavorites(favorites)} variant="secondary" className="max-phablet:w-full desktop:ms-auto">
            {t('compare')}
          </ButtonLink>
        ) : null}
        <AskLink variant="primary" subject={{ ...about, type: 'dialog', remark: t('remarkTemplate', { cars: remark }) }} className="max-phablet:w-full">
          {t('askAll')}
        </AskLink>
      </div>
      <ul>
        {favorites.map((item) => (
          <FavoriteLine key={item.model_id} item={item} />
        ))}
      </ul>
    </>
  )
}

function NoFavorites() {
  const t = useTranslations('favorites')
  return (
    <EmptyState
      title={t('empty')}
      text={t('emptyText')}
      picture={<VehiclePicture drawing={FIXED_DRAWINGS.suv} alt={null} />}
      action={
        <ButtonLink href="/carList" variant="primary">
          {t('browse')}
        </ButtonLink>
      }
    />
  )
}

function BeforeScript() {
  const t = useTranslations('favorites')
  return (
    <>
      <noscript>
        <Notice>{t('needsScript')}</Notice>
        <p className="mt-6">
          <ButtonLink href="/carList" variant="primary">
            {t('browse')}
          </ButtonLink>
        </p>
      </noscript>
      <div aria-hidden className="grid gap-4 noscript:hidden">
        <Skeleton className="h-10" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    </>
  )
}
