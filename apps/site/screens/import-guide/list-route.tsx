import { useTranslations } from 'use-intl'
import { listGuidedCountries } from '#core/domain/import-guide/index.ts'
import { formatList } from '#i18n/format.ts'
import { pageMeta } from '#apps/site/head/meta.ts'
import { namedPageWords } from '#apps/site/head/page-words.server.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { dotted } from '#apps/site/text/dotted.ts'
import { stockLabel } from '#apps/site/text/stock-label.server.ts'
import { Anchor, Breadcrumbs, Container, Heading, Notice } from '#apps/site/ui/index.ts'
import { steeringLabel } from '#apps/site/vehicle/labels.server.ts'
import { usedText } from './used-text.server.ts'
import { guideHref } from '#apps/site/landed-price/guide-href.ts'
import type { Route } from './+types/list-route.ts'

/** `/import`: the countries of which we know what they admit and how vehicles get there (R22.13). */
export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, t, locale } = siteContext(context)
  const countries = await listGuidedCountries({ ctx })
  return {
    title: t('importGuide.listTitle'),
    description: t('importGuide.listText'),
    words: namedPageWords(locale, 'import', [t('importGuide.listText')]),
    countries: countries.map(({ country, country_name: name, admits, ports }) => ({
      href: guideHref(country),
      name,
      rule:
        admits === null ? null : dotted([`${t('menu.usedCars')}: ${usedText(t, admits)}`, admits.steering === null ? null : steeringLabel(t, admits.steering)]),
      ports: formatList(
        locale,
        ports.map(({ port }) => stockLabel(t, 'port', port)),
      ),
    })),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { title, words } = loaderData
  return pageMeta(matches, { title, words, canonical: '/import' })
}

export default function ImportGuidesScreen({ loaderData }: Route.ComponentProps) {
  const t = useTranslations()
  const { title, description, countries } = loaderData
  return (
    <Container as="main" id="content" className="pb-section">
      <Breadcrumbs label={t('common.breadcrumb')} items={[{ label: t('common.home'), href: '/' }, { label: title }]} />
      <header className="max-w-text pt-2 pb-8 desktop:pt-4 desktop:pb-10">
        <Heading level={1}>{title}</Heading>
        <p className="mt-3 text-lead text-muted">{description}</p>
      </header>
      <ul className="grid gap-x-10 border-t border-line phablet:grid-cols-2 wide:grid-cols-3">
        {countries.map(({ href, name, rule, ports }) => (
          <li key={href} className="border-b border-line">
            <Anchor href={href} className="group block h-full py-4 underline-offset-4">
              <bdi className="block font-semibold group-hover:underline">{name}</bdi>
              {rule === null ? null : <span className="mt-1 block text-sm leading-snug">{rule}</span>}
              <bdi className="mt-1 block text-sm leading-snug text-muted">{ports}</bdi>
            </Anchor>
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Notice>{t('landed.estimate')}</Notice>
      </div>
    </Container>
  )
}
