import { redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { destinationCookieLine } from '#contract/destination.ts'
import { AppError } from '#contract/errors.ts'
import { findDestination, listDestinations } from '#core/domain/landed-price/index.ts'
import { createServerTranslator } from '#i18n/server.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { formAction } from '#apps/site/request/form-action.server.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { siteDestination } from '#apps/site/landed-price/destination-view.server.ts'
import { DESTINATION_PATH, destinationHref } from '#apps/site/landed-price/destination-href.ts'
import { Breadcrumbs, Button, Container, Heading, Notice, Select, Field, TextLink } from '#apps/site/ui/index.ts'
import { backPath } from './back-path.ts'
import { destinationFormView } from './destination-form-view.server.ts'
import type { Route } from './+types/route.ts'

/** `/destination`: the visitor names country and port once, with and without script (R22.8). Kept and indexed by nobody. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = siteContext(context)
  site.doNotCache()
  const { ctx, t, locale, url, visitor } = site
  const [destinations, chosen] = await Promise.all([listDestinations({ ctx }), siteDestination(site)])
  return {
    title: t('landed.title'),
    back: backPath(url.searchParams.get('back')),
    view: destinationFormView({ t, locale }, { destinations, chosen, country: visitor.country }),
  }
}

/** Remembers the destination for a year, or forgets it, and leads back to where it was asked for. */
export const action = formAction({
  submit: async ({ form, site }) => {
    const code = form.get('to')
    const destination = typeof code === 'string' ? await findDestination({ ctx: site.ctx, input: { code } }) : null
    if (destination === null && !form.has('forget')) throw new AppError('validation_failed', { issues: [{ path: 'to', key: 'required' }] })
    const line = destinationCookieLine(destination?.code ?? null, site.siteOrigin.startsWith('https:'))
    return redirect(backPath(site.url.searchParams.get('back'), destination?.code), { status: 303, headers: { 'set-cookie': line } })
  },
  refuse: ({ key }, { site }) => ({ message: key === 'validation_failed' ? site.t('landed.unknown') : createServerTranslator(site.locale, 'api')(key) }),
})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(matches, { title: loaderData.title, canonical: DESTINATION_PATH, isIndexed: false }) : []
}

export default function DestinationScreen({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations()
  const { title, back, view } = loaderData
  const here = destinationHref(back)
  return (
    <Container as="main" id="content" width="column" className="pb-section">
      <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: title }]} />
      <header className="max-w-text pt-2 pb-8 desktop:pt-4">
        <Heading level={1}>{title}</Heading>
        <p className="mt-3 text-lead text-muted">{t('landed.intro')}</p>
      </header>
      <form method="post" action={here} className="grid max-w-narrow gap-6">
        <Field label={t('landed.place')} hint={t('landed.placeHint')} error={actionData?.message}>
          {(control) => (
            <Select {...control} name="to" defaultValue={view.chosen}>
              <option value="">{t('landed.pick')}</option>
              {view.countries.map(({ name, ports }) => (
                <optgroup key={name} label={name}>
                  {ports.map(({ code, label }) => (
                    <option key={code} value={code}>
                      {label}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
        <div>
          <Button type="submit" variant="primary" size="lg">
            {t('landed.show')}
          </Button>
        </div>
      </form>
      {view.often.length === 0 ? null : (
        <form method="post" action={here} className="mt-10">
          <Heading level={2} size="subheading">
            {t('landed.often')}
          </Heading>
          <div className="mt-3 flex flex-wrap gap-2">
            {view.often.map(({ code, label }) => (
              <Button key={code} type="submit" name="to" value={code} variant="secondary">
                <bdi>{label}</bdi>
              </Button>
            ))}
          </div>
        </form>
      )}
      {view.chosen === '' ? null : (
        <form method="post" action={here} className="mt-10">
          <Button type="submit" name="forget" value="1" variant="quiet">
            {t('landed.forget')}
          </Button>
        </form>
      )}
      <p className="mt-10">
        <TextLink href="/import" className="inline-flex min-h-tap items-center">
          {t('importGuide.listTitle')}
        </TextLink>
      </p>
      <div className="mt-6">
        <Notice>{t('landed.estimate')}</Notice>
      </div>
    </Container>
  )
}
