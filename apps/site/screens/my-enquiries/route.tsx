import { useTranslations } from 'use-intl'
import { useWaitingEnquiries } from '#apps/site/enquiry/browser-queue.ts'
import { useSentEnquiries } from '#apps/site/enquiry/sent-enquiries.ts'
import { WaitingList } from '#apps/site/enquiry/waiting-notice.tsx'
import { useHydrated } from '#apps/site/hydration/hydrated.tsx'
import { useSiteName } from '#apps/site/site-data/use-site-name.ts'
import { Breadcrumbs, ButtonLink, Container, EmptyState, Heading, Notice, Skeleton, VehiclePicture } from '#apps/site/ui/index.ts'
import { FIXED_DRAWINGS } from '#apps/site/vehicle/fixed-drawings.ts'
import { SentList } from './sent-list.tsx'

/** The list lives in the browser: without the script the page would only show where it will stand. */
export const handle = { isUrgent: true }

/** `/myEnquiries`: what was sent from this device, without an account (R10.23); the server renders its place and a word for readers without script. */
export default function MyEnquiriesScreen() {
  const t = useTranslations()
  const siteName = useSiteName()
  const isAlive = useHydrated()
  return (
    <Container as="main" id="content" width="column" className="pb-section">
      <title>{`${t('menu.myEnquiries')} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: t('menu.myEnquiries') }]} />
      <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-10">
        <Heading level={1}>{t('menu.myEnquiries')}</Heading>
        <p className="mt-3 text-lg text-muted">{t('myEnquiries.intro')}</p>
      </header>
      {isAlive ? <Lists /> : <BeforeScript />}
    </Container>
  )
}

function Lists() {
  const t = useTranslations('myEnquiries')
  const waiting = useWaitingEnquiries()
  const sent = useSentEnquiries()
  if (waiting.length === 0 && sent.length === 0) return <NothingSent />
  return (
    <div className="grid grid-cols-1 gap-12">
      {waiting.length === 0 ? null : (
        <section aria-labelledby="waiting">
          <Heading level={2} size="subheading" id="waiting" className="mb-4">
            {t('waitingTitle')}
          </Heading>
          <div className="rounded-md bg-sunken px-5 py-4">
            <WaitingList entries={waiting} />
          </div>
        </section>
      )}
      {sent.length === 0 ? null : (
        <section aria-labelledby="sent">
          <Heading level={2} size="subheading" id="sent" className="mb-4">
            {t('sentTitle')}
          </Heading>
          <SentList sent={sent} />
        </section>
      )}
    </div>
  )
}

function NothingSent() {
  const t = useTranslations('myEnquiries')
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
  const t = useTranslations('myEnquiries')
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
