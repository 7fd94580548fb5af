import { Fragment } from 'react'
import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { isAppError } from '#contract/errors.ts'
import { findEnquiryStatus } from '#core/domain/enquiry/index.ts'
import { ContactChannels } from '#apps/site/contact/contact-channels.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { Badge, Breadcrumbs, ButtonLink, Container, Heading, Split, TextLink } from '#apps/site/ui/index.ts'
import type { StatusView } from './status-view.ts'
import { statusView } from './status-view.server.ts'
import type { Route } from './+types/route.ts'

/** `/enquiry/status/{code}`: where an enquiry stands, by the link that its sender was given (R10.24). Kept and indexed by nobody. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteContext(context)
  site.doNotCache()
  try {
    const view: StatusView | null = statusView(site, await findEnquiryStatus({ ctx: site.ctx, input: { code: params.code } }))
    return data({ title: site.t('myEnquiries.caseTitle', { reference: view.reference }), view })
  } catch (error) {
    if (!isAppError(error) || error.key !== 'not_found') throw error
    return data({ title: site.t('myEnquiries.gone'), view: null }, 404)
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return [...pageMeta(matches, { title: loaderData.title, canonical: '/myEnquiries', isIndexed: false }), { name: 'referrer', content: 'same-origin' }]
}

export default function EnquiryStatusScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { title, view } = loaderData
  return (
    <Container as="main" id="content" className="pb-section">
      <Breadcrumbs
        label={t('common.breadcrumb')}
        items={[{ label: t('common.home'), href: '/' }, { label: t('menu.myEnquiries'), href: '/myEnquiries' }, { label: title }]}
      />
      <Split main={view === null ? <Gone title={title} /> : <State title={title} view={view} />} side={<Contact />} />
    </Container>
  )
}

function State({ title, view }: { title: string; view: StatusView }) {
  const t = useTranslations('myEnquiries')
  return (
    <div className="max-w-text pt-2 desktop:pt-4">
      <Badge tone={view.tone}>{view.state}</Badge>
      <Heading level={1} className="mt-3">
        {title}
      </Heading>
      <p className="mt-3 text-lg">{view.next}</p>
      <dl className="mt-8 rounded-md bg-sunken px-5 py-4">
        <dt className="text-sm text-muted">{t('subject')}</dt>
        <dd>
          <p className="text-lg leading-snug font-semibold">
            {view.path === null ? (
              <bdi>{view.subject}</bdi>
            ) : (
              <TextLink quiet href={view.path} className="inline-block py-0.5">
                <bdi>{view.subject}</bdi>
              </TextLink>
            )}
          </p>
          <p className="mt-1 text-sm text-muted">{view.sentOn}</p>
          {view.items.length === 0 ? null : (
            <ol className="mt-3">
              {view.items.map(({ place, asked, sign }) => (
                <li key={place} className="border-t border-line py-2.5 leading-snug wrap-anywhere">
                  <bdi className="tabular-nums">{asked}</bdi> <bdi className="text-sm text-muted">{sign}</bdi>
                </li>
              ))}
            </ol>
          )}
        </dd>
        {view.order.map(({ label, value }) => (
          <Fragment key={label}>
            <dt className="mt-3 text-sm text-muted">{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </Fragment>
        ))}
        {view.atPort === null ? null : (
          <>
            <dt className="mt-3 text-sm text-muted">{view.atPort.label}</dt>
            {view.atPort.lines.map((line) => (
              <dd key={line}>
                <bdi>{line}</bdi>
              </dd>
            ))}
          </>
        )}
      </dl>
      <p className="mt-6 text-sm text-muted">{t('safety')}</p>
    </div>
  )
}

/** Nobody was given this link, or its time is over. */
function Gone({ title }: { title: string }) {
  const t = useTranslations()
  return (
    <div className="max-w-text pt-2 desktop:pt-4">
      <Heading level={1}>{title}</Heading>
      <p className="mt-3 text-lg text-muted">{t('myEnquiries.goneText')}</p>
      <div className="mt-6">
        <ButtonLink href="/contactUs" variant="secondary">
          {t('menu.contactUs')}
        </ButtonLink>
      </div>
    </div>
  )
}

function Contact() {
  const t = useTranslations('myEnquiries')
  return (
    <section aria-labelledby="contact">
      <Heading level={2} size="subheading" id="contact">
        {t('contactTitle')}
      </Heading>
      <p className="mt-1 mb-4 text-muted">{t('contactText')}</p>
      <ContactChannels />
    </section>
  )
}
