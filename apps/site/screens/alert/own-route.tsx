import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { isAppError } from '#contract/errors.ts'
import { findAlert } from '#core/domain/alert/index.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { Breadcrumbs, Button, ButtonLink, Container, Heading, Notice, TextLink } from '#apps/site/ui/index.ts'
import { ownAlertAction } from './own-action.server.ts'
import type { OwnAlertView } from './own-view.ts'
import { ownAlertView } from './own-view.server.ts'
import type { Route } from './+types/own-route.ts'

export const action = ownAlertAction

/** `/alert/{code}`: an alert by the link of its mails, to confirm it, end it or let it go on. Opening it changes nothing. Kept and indexed by nobody. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = siteContext(context)
  site.doNotCache()
  try {
    const view: OwnAlertView | null = ownAlertView(site, await findAlert({ ctx: site.ctx, input: { code: params.code } }))
    return data({ title: view.title, view })
  } catch (error) {
    if (!isAppError(error) || error.key !== 'not_found') throw error
    return data({ title: site.t('alert.goneTitle'), view: null }, 404)
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  return [...pageMeta(matches, { title: loaderData.title, canonical: '/alert', isIndexed: false }), { name: 'referrer', content: 'same-origin' }]
}

export default function OwnAlertScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations()
  const { title, view } = loaderData
  return (
    <Container as="main" id="content" width="column" className="pb-section">
      <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: title }]} />
      <header className="max-w-text pt-2 pb-8 desktop:pt-4">
        <Heading level={1}>{title}</Heading>
        <p className="mt-3 text-lead text-muted">{view === null ? t('alert.goneText') : view.text}</p>
      </header>
      {actionData ? (
        <div className="mb-6">
          <Notice tone="danger" live title={actionData.message} />
        </div>
      ) : null}
      {view === null || view.state === 'ended' ? <ToLists /> : <Watched view={view} />}
    </Container>
  )
}

function Watched({ view }: { view: OwnAlertView }) {
  const t = useTranslations('alert')
  return (
    <>
      <section aria-labelledby="watched" className="rounded-md bg-sunken px-5 py-4">
        <h2 id="watched" className="text-sm text-muted">
          {t('watched')}
        </h2>
        {view.things.length === 0 ? (
          <p className="mt-1 text-lg leading-snug font-semibold wrap-anywhere">
            {view.listHref === null ? (
              <bdi>{view.label}</bdi>
            ) : (
              <TextLink quiet href={view.listHref} className="inline-block py-0.5">
                <bdi>{view.label}</bdi>
              </TextLink>
            )}
          </p>
        ) : (
          <ul className="mt-1">
            {view.things.map((name) => (
              <li key={name} className="py-1 font-semibold">
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className="mt-8 flex flex-wrap gap-3">
        {view.button === null ? null : (
          <form method="post">
            <input type="hidden" name="intent" value={view.button.intent} />
            <Button type="submit" variant="primary" size="lg">
              {view.button.label}
            </Button>
          </form>
        )}
        <form method="post">
          <input type="hidden" name="intent" value="end" />
          <Button type="submit" variant={view.button === null ? 'primary' : 'secondary'} size="lg">
            {view.state === 'pending' ? t('refuse') : t('end')}
          </Button>
        </form>
      </div>
    </>
  )
}

function ToLists() {
  const t = useTranslations('menu')
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href="/carList" variant="secondary">
        {t('carList')}
      </ButtonLink>
      <ButtonLink href="/usedCars" variant="secondary">
        {t('usedCars')}
      </ButtonLink>
    </div>
  )
}
