import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ButtonLink, Container, Heading, IconCheck, Notice } from '#apps/site/ui/index.ts'
import { useSiteName } from '#apps/site/site-data/use-site-name.ts'
import { DOCUMENTS_LEFT_OUT } from './received-page.ts'

/** `/netWork/received`: the application has arrived. It asks the server for nothing, so a line that breaks now does no harm. */
export default function ReceivedScreen() {
  const t = useTranslations()
  const siteName = useSiteName()
  const asked = new URLSearchParams(useLocation().search)
  const reference = /^[A-Z2-9]{4}-[A-Z2-9]{2}$/.exec(asked.get('ref') ?? '')?.[0] ?? null
  return (
    <Container as="main" id="content" width="narrow" className="py-section">
      <title>{`${t('dealer.receivedTitle')} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <span aria-hidden className="mb-6 grid size-14 place-items-center rounded-full bg-success-soft text-success">
        <IconCheck className="size-7" strokeWidth={2} />
      </span>
      <Heading level={1}>{t('dealer.receivedTitle')}</Heading>
      <p className="mt-3 text-lg text-muted">{t('dealer.receivedText')}</p>
      {asked.has(DOCUMENTS_LEFT_OUT) ? (
        <div className="mt-6">
          <Notice tone="warning" title={t('dealer.leftOut')} />
        </div>
      ) : null}
      {reference === null ? null : (
        <dl className="mt-8 rounded-md bg-sunken px-5 py-4">
          <dt className="text-sm text-muted">{t('dealer.reference')}</dt>
          <dd>
            <bdi dir="ltr" className="text-title font-bold tabular-nums select-all">
              {reference}
            </bdi>
          </dd>
        </dl>
      )}
      <div className="mt-8 grid gap-3 phablet:flex phablet:flex-wrap">
        <ButtonLink href="/netWork/status" variant="secondary" size="lg">
          {t('dealer.statusAction')}
        </ButtonLink>
        <ButtonLink href="/netWork" variant="quiet" size="lg">
          {t('dealer.toPage')}
        </ButtonLink>
      </div>
    </Container>
  )
}
