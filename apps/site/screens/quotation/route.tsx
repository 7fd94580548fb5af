import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { isAppError } from '#contract/errors.ts'
import { findOffer } from '#core/domain/quotation/index.ts'
import { preloadMessages } from '#i18n/server.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { Breadcrumbs, ButtonLink, Container, Heading, Notice } from '#apps/site/ui/index.ts'
import { answerAction } from './answer-action.server.ts'
import { AnswerForms } from './answer-forms.tsx'
import { goneOffer, offerPageView } from './offer-view.server.ts'
import { OfferSheet } from './offer-sheet.tsx'
import type { Route } from './+types/route.ts'

export const action = answerAction

/** `/quotation/{code}`: an offer by the link of its mail, to read, accept or decline. For its buyer alone: kept and indexed by nobody. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteContext(context)
  site.doNotCache()
  await preloadMessages(['quotation'])
  try {
    const offer = await findOffer({ ctx: site.ctx, input: { code: params.code } })
    const view = await offerPageView(site, { code: params.code, offer })
    return data({ title: view.title, view, gone: null })
  } catch (error) {
    if (!isAppError(error) || error.key !== 'not_found') throw error
    const gone = goneOffer(site.locale)
    return data({ title: gone.title, view: null, gone: gone.text }, 404)
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return [...pageMeta(matches, { title: loaderData.title, canonical: '/verify', isIndexed: false }), { name: 'referrer', content: 'same-origin' }]
}

export default function OfferScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations()
  const { title, view, gone } = loaderData
  return (
    <Container as="main" id="content" width="column" className="pb-section">
      <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: title }]} />
      <header className="max-w-text pt-2 pb-8 desktop:pt-4">
        <Heading level={1}>{title}</Heading>
        {gone === null ? null : <p className="mt-3 text-lead text-muted">{gone}</p>}
      </header>
      {view === null ? (
        <ButtonLink href="/contactUs" variant="secondary">
          {t('menu.contactUs')}
        </ButtonLink>
      ) : (
        <div className="grid gap-8">
          <div id="state">
            <Notice tone={view.state.tone} title={view.state.text} />
          </div>
          <OfferSheet view={view} />
          {view.answer === null ? null : <AnswerForms answer={view.answer} fault={actionData ?? null} />}
          {view.chat === null ? null : (
            <p className="no-print">
              <ButtonLink href={view.chat.href} variant="secondary">
                {view.chat.label}
              </ButtonLink>
            </p>
          )}
        </div>
      )}
    </Container>
  )
}
