import { data, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { isAppError } from '#contract/errors.ts'
import { findDealerStatus } from '#core/domain/dealer/index.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { Badge, Breadcrumbs, Container, Heading, Notice, Split } from '#apps/site/ui/index.ts'
import { statusAction } from './status-action.server.ts'
import { AddDocuments, DocumentList, Withdrawal } from './status-forms.tsx'
import { StatusLinkForm } from './status-link-form.tsx'
import type { StatusView } from './status-view.ts'
import { statusView } from './status-view.server.ts'
import type { Route } from './+types/status-route.ts'

export const action = statusAction

/** `/netWork/status/{code}`: an application, opened by the link out of the mail. For its applicant alone: kept and indexed by nobody. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteContext(context)
  site.doNotCache()
  try {
    const status = await findDealerStatus({ ctx: site.ctx, input: { code: params.code } })
    const view: StatusView | null = statusView(site, status)
    return data({ title: site.t('dealer.caseTitle', { reference: status.reference }), view })
  } catch (error) {
    if (!isAppError(error) || error.key !== 'not_found') throw error
    return data({ title: site.t('dealer.statusTitle'), view: null }, 404)
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return [...pageMeta(matches, { title: loaderData.title, canonical: '/netWork/status', isIndexed: false }), { name: 'referrer', content: 'same-origin' }]
}

export default function StatusScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations()
  const { search } = useLocation()
  const { title, view } = loaderData
  return (
    <Container as="main" id="content" className="pb-section">
      <Breadcrumbs
        label={t('common.breadcrumb')}
        items={[{ label: t('common.home'), href: '/' }, { label: t('dealer.title'), href: '/netWork' }, { label: title }]}
      />
      {view === null ? (
        <Gone />
      ) : (
        <>
          <CaseHead view={view} />
          <Split
            main={
              <div className="grid gap-12">
                <Progress view={view} />
                <section id="documents">
                  <Heading level={2} className="mb-4">
                    {t('dealer.received')}
                  </Heading>
                  <DocumentList documents={view.documents} />
                </section>
              </div>
            }
            side={
              <div className="grid gap-10">
                {actionData?.fault === 'closed' ? <Notice tone="warning" live title={t('dealer.closed')} /> : null}
                {view.mayAdd ? <AddDocuments fault={actionData ?? null} isAdded={new URLSearchParams(search).has('added')} /> : null}
                {view.mayWithdraw ? <Withdrawal /> : null}
              </div>
            }
          />
        </>
      )}
    </Container>
  )
}

function CaseHead({ view }: { view: StatusView }) {
  const t = useTranslations('dealer')
  const common = useTranslations('common')
  return (
    <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-12">
      <Badge tone={view.tone}>{view.stage}</Badge>
      <Heading level={1} className="mt-3">
        {t('caseTitle', { reference: view.reference })}
      </Heading>
      <p className="mt-2 text-lg text-muted">
        <bdi>{view.company}</bdi>
      </p>
      <h2 className="mt-6 font-semibold">{t('nextTitle')}</h2>
      <p className="mt-1 text-lg">{view.next}</p>
      {view.contact === null ? null : <p className="mt-3 font-semibold">{common('labelled', { label: t('yourContact'), value: view.contact })}</p>}
    </header>
  )
}

function Progress({ view }: { view: StatusView }) {
  const t = useTranslations('dealer')
  return (
    <section>
      <Heading level={2} className="mb-4">
        {t('history')}
      </Heading>
      <ol className="border-t border-line">
        {view.history.map((step) => (
          <li key={step.key} className="border-b border-line py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <span className="font-semibold">{step.stage}</span>
              <span className="text-sm text-muted tabular-nums">{step.at}</span>
            </div>
            {step.message === null ? null : (
              <div className="mt-2 max-w-text">
                <p className="text-sm text-muted">{t('teamMessage')}</p>
                <p dir="auto" className="whitespace-pre-line">
                  {step.message}
                </p>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Nobody was given this link, or its time is over: the way to a new one. */
function Gone() {
  const t = useTranslations('dealer')
  return (
    <div className="max-w-column">
      <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-12">
        <Heading level={1}>{t('linkGone')}</Heading>
        <p className="mt-3 text-lg text-muted">{t('statusText')}</p>
      </header>
      <StatusLinkForm />
    </div>
  )
}
