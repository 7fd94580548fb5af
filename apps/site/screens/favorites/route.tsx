import { useTranslations } from 'use-intl'
import { useHydrated } from '#apps/site/hydration/hydrated.tsx'
import { Breadcrumbs, ButtonLink, Container, EmptyState, Heading, Notice, Skeleton, TextLink, VehiclePicture } from '#apps/site/ui/index.ts'
import { FIXED_DRAWINGS } from '#apps/site/vehicle/fixed-drawings.ts'
import { thingKey } from '#apps/site/shortlist/notes.ts'
import { useWantedThings } from '#apps/site/shortlist/wanted-things.ts'
import { SavedList } from '#apps/site/list/saved-list.tsx'
import { useSiteName } from '#apps/site/site-data/use-site-name.ts'
import { OwnList } from './own-list.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'

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
        <p className="mt-3 text-muted">{t('shortlist.intro')}</p>
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
          <TextLink href="/myEnquiries">{t('menu.myEnquiries')}</TextLink>
          <TextLink href="/carFittings/numbers">{t('partNumbers.paste')}</TextLink>
        </p>
      </header>
      {isAlive ? <KeptHere /> : <BeforeScript />}
    </Container>
  )
}

function KeptHere() {
  const things = useWantedThings()
  return (
    <>
      {things.length === 0 ? <NothingKept /> : <OwnList things={things} />}
      <SavedList />
      <RecentlyViewed saved={new Set(things.map((thing) => thingKey(thing)))} />
    </>
  )
}

function NothingKept() {
  const t = useTranslations('shortlist')
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
  const t = useTranslations('shortlist')
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
