import { useTranslations } from 'use-intl'
import { siteContext } from '#apps/site/request/context.server.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { Breadcrumbs, Container, Heading } from '#apps/site/ui/index.ts'
import { statusLinkAction } from './status-link-action.server.ts'
import { StatusLinkForm } from './status-link-form.tsx'
import type { Route } from './+types/status-request-route.ts'

export const action = statusLinkAction

/** `/netWork/status`: the way back to an application for whoever has lost the link. */
export function loader({ context }: Route.LoaderArgs) {
  const { t } = siteContext(context)
  return { title: t('dealer.statusTitle') }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, { title: loaderData.title, canonical: '/netWork/status', isIndexed: false }) : []
}

export default function StatusRequestScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations()
  return (
    <Container as="main" id="content" width="column" className="pb-section">
      <Breadcrumbs
        label={t('common.breadcrumb')}
        items={[{ label: t('common.home'), href: '/' }, { label: t('dealer.title'), href: '/netWork' }, { label: loaderData.title }]}
      />
      <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-12">
        <Heading level={1}>{loaderData.title}</Heading>
        <p className="mt-3 text-lg text-muted">{t('dealer.statusText')}</p>
      </header>
      <StatusLinkForm answer={actionData} />
    </Container>
  )
}
