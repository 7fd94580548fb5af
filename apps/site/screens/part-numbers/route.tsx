import { useTranslations } from 'use-intl'
import { EnquiryForm } from '#apps/site/enquiry/enquiry-form.tsx'
import { pageMeta } from '#apps/site/head/meta.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { Breadcrumbs, Container, Heading, Section } from '#apps/site/ui/index.ts'
import { ListAnswer } from './list-answer.tsx'
import { ListForm } from './list-form.tsx'
import { partNumbersAction } from './part-numbers-action.server.ts'
import { partNumbersView, textOfItems } from './part-numbers-view.server.ts'
import type { Route } from './+types/route.ts'

export const action = partNumbersAction

/** The enquiry, which carries the lines above it. */
const FORM_ID = 'enquiry'

/** `/carFittings/numbers`: a list of part numbers is pasted, answered, and asked for in one go (R11.10). What was posted is answered here, so that it stands beside an enquiry that came back. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  const { form } = site.posted
  const pasted = form.get('list')
  const text = typeof pasted === 'string' ? pasted : textOfItems(form.getAll('items'))
  const view = text.trim() === '' || site.refusal !== null ? null : await partNumbersView(site, text)
  return { title: site.t('partNumbers.title'), text, isAsked: pasted !== null, view: view !== null && view.lines.length > 0 ? view : null }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, { title: loaderData.title, canonical: '/carFittings/numbers', isIndexed: false }) : []
}

export default function PartNumbersScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations()
  const { text, view, isAsked } = loaderData
  const fault = listFaultIn(actionData) ?? (isAsked && view === null ? t('partNumbers.empty') : null)
  return (
    <main id="content">
      <Container width="column" className="pb-section">
        <Breadcrumbs
          label={t('common.breadcrumb')}
          items={[{ label: t('common.home'), href: '/' }, { label: t('menu.carFittings'), href: '/carFittings' }, { label: loaderData.title }]}
        />
        <header className="max-w-text pt-2 pb-8 desktop:pt-4">
          <Heading level={1}>{loaderData.title}</Heading>
          {view === null ? <p className="mt-3 text-muted">{t('partNumbers.intro')}</p> : null}
        </header>
        <div id="list" className="grid gap-10">
          {view === null ? null : (
            <section>
              <ListAnswer view={view} formId={FORM_ID} />
            </section>
          )}
          <section>
            {view === null ? null : (
              <Heading level={2} size="subheading" className="mb-4">
                {t('partNumbers.change')}
              </Heading>
            )}
            <ListForm text={text} fault={fault} />
          </section>
        </div>
      </Container>
      {view === null ? null : (
        <Section tone="sunken" width="column">
          <Heading level={2} className="mb-3">
            {t('shortlist.askAll')}
          </Heading>
          <p className="mb-6 max-w-text text-muted">{t('partNumbers.askText')}</p>
          <EnquiryForm id={FORM_ID} origin="car_list" originId="partNumbers" remark={t('shortlist.remarkTemplate')} hasVin />
        </Section>
      )}
    </main>
  )
}

function listFaultIn(answer: Route.ComponentProps['actionData']): string | null {
  return answer && 'listFault' in answer ? answer.listFault : null
}
