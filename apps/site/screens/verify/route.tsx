import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { cleanLine } from '#core/domain/text/index.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { PapersList } from '#apps/site/company/papers-list.tsx'
import { namedPageWords } from '#apps/site/head/page-words.server.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { Breadcrumbs, Button, ButtonLink, Container, Heading, Notice, SpecTable, TextField } from '#apps/site/ui/index.ts'
import { verifyView } from './verify-view.server.ts'
import type { Route } from './+types/route.ts'

const LONGEST_CODE = 40

/** `/verify` asks for the code of a document, `/verify/{code}` (as its QR code leads) and `/verify?code=` say whether it is genuine. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteContext(context)
  const code = cleanLine(params.code ?? site.url.searchParams.get('code'), LONGEST_CODE)
  if (code !== '') site.doNotCache()
  const view = await verifyView(site, code)
  const words = namedPageWords(site.locale, 'verify', [view.lead])
  return data({ view, words }, view.verdict?.tone === 'danger' ? 404 : 200)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, code } = loaderData.view
  return pageMeta(matches, { title, words: loaderData.words, canonical: '/verify', isIndexed: code === '' })
}

export default function VerifyScreen({ loaderData: { view } }: Route.ComponentProps) {
  const t = useTranslations()
  const { title, lead, label, button, ask, guide, code, verdict } = view
  return (
    <Container as="main" id="content" width="column" className="pb-section">
      <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: title }]} />
      <header className="max-w-text pt-2 pb-8 desktop:pt-4">
        <Heading level={1}>{title}</Heading>
        <p className="mt-3 text-lead text-muted">{lead}</p>
      </header>
      <div className="grid gap-8">
        {verdict === null ? null : (
          <section className="grid gap-4" aria-live="polite">
            <Notice tone={verdict.tone} title={verdict.title}>
              {verdict.text}
              {verdict.notes.map((note) => (
                <p key={note} className="font-semibold">
                  {note}
                </p>
              ))}
            </Notice>
            {verdict.warnings.map((warning) => (
              <p key={warning} className="font-semibold">
                {warning}
              </p>
            ))}
            {verdict.facts.length === 0 ? null : <SpecTable groups={[{ rows: verdict.facts }]} />}
          </section>
        )}
        <form action="/verify" method="get" className="grid gap-4">
          <TextField name="code" label={label} defaultValue={code} required maxLength={LONGEST_CODE} autoComplete="off" dir="ltr" spellCheck={false} />
          <Button type="submit" variant={verdict === null ? 'primary' : 'secondary'} className="justify-self-start">
            {button}
          </Button>
        </form>
        {verdict === null ? null : (
          <p>
            <ButtonLink href="/contactUs" variant="secondary">
              {ask}
            </ButtonLink>
          </p>
        )}
        <section aria-labelledby="guide-title">
          <Heading level={2} id="guide-title">
            {guide.title}
          </Heading>
          <div className="mt-4">
            <PapersList papers={guide.entries} />
          </div>
        </section>
      </div>
    </Container>
  )
}
