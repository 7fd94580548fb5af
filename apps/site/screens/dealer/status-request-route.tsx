import { useTranslations } from 'use-intl'
import { requestStatusLink } from '#core/domain/dealer/index.ts'
import { siteContext } from '#apps/site/context.server.ts'
import { createServerTranslator } from '#i18n/server.ts'
import { formAction } from '#apps/site/form-action.server.ts'
import { pageMeta } from '#apps/site/meta.ts'
import { Breadcrumbs, Container, Heading } from '#apps/site/ui/index.ts'
import { StatusLinkForm, type StatusLinkAnswer } from './status-link-form.tsx'
import type { Route } from './+types/status-request-route.ts'

/** `/netWork/status`: the way back to an application for whoever has lost the link. */
export function loader({ context }: Route.LoaderArgs) {
  const { t } = siteContext(context)
  return { title: t('dealer.statusTitle') }
}

export const action = formAction({
  submit: async ({ form, site }): Promise<StatusLinkAnswer> => {
    const values = readValues(form)
    await requestStatusLink({ ctx: site.ctx, input: values, ip: site.visitor.ip })
    return { isSent: true, message: null, values }
  },
  refuse: ({ key }, { form, site }): StatusLinkAnswer => ({
    isSent: false,
    message: createServerTranslator(site.locale, 'api')(key),
    values: readValues(form),
  }),
})

function readValues(form: FormData): StatusLinkAnswer['values'] {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { reference: text('reference'), mail: text('mail') }
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
