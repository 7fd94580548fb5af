import { INDEXED_PAGES } from '#apps/site/head/indexed-pages.server.ts'
import { headWords } from '#apps/site/head/page-words.server.ts'
import { plainWords } from '#apps/site/head/plain-words.ts'
import { guideHref } from '#apps/site/landed-price/guide-href.ts'
import { modelHref } from '#apps/site/vehicle/model-href.ts'
import { listBrands } from '#core/domain/brand/index.ts'
import { readCompany } from '#core/domain/company/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { listGuidedCountries } from '#core/domain/import-guide/index.ts'
import { listModels } from '#core/domain/model/index.ts'
import { createServerTranslator } from '#i18n/server.ts'
import { LISTED_LOCALES, localeOrigin, type Locale } from '#i18n/locales.ts'

/** Pages whose name in `head.json` is not their path. */
const NAMES: Readonly<Record<string, string>> = { '/': 'home', '/menuCar/helper': 'finder' }
/** Models of a file that an assistant reads whole; the site map names all. */
const MOST_MODELS = 200

type Link = { href: string; text: string }

/**
 * `/llms.txt`: what this site is and where what stands, for assistants that answer questions with it. In the language of the host and of the facts that
 * its pages are made of: the company's name, the titles of the pages, the makers and models of the catalogue, the countries of the guides.
 */
export async function assistantsFile({ ctx, siteOrigin, locale }: { ctx: Ctx; siteOrigin: string; locale: Locale }): Promise<string> {
  const t = createServerTranslator(locale, 'site')
  const head = headWords(locale)
  const origin = localeOrigin(siteOrigin, locale) ?? siteOrigin
  const [company, brands, models, countries] = await Promise.all([
    readCompany({ ctx }),
    listBrands({ ctx, input: {} }),
    listModels({ ctx, input: {} }),
    listGuidedCountries({ ctx }),
  ])
  const titles = head as unknown as (key: string) => string
  const own = (href: string) => `${origin}${href}`
  const sections: { title: string; links: Link[] }[] = [
    { title: t('menu.products'), links: INDEXED_PAGES.map((path) => ({ href: own(path), text: titles(`title.${NAMES[path] ?? path.slice(1)}`) })) },
    {
      title: t('menu.brands'),
      links: brands.map(({ brand_sign: sign, brand_name: name, type }) => ({
        href: own(`/brand/${encodeURIComponent(sign)}`),
        text: t(type === 2 ? 'brand.pageTitleCommercial' : 'brand.pageTitle', { brand: name }),
      })),
    },
    {
      title: head('model.models'),
      links: models
        .toSorted((a, b) => b.cars + b.units - (a.cars + a.units))
        .slice(0, MOST_MODELS)
        .map((model) => ({ href: own(modelHref(model.brand_sign, model.sign)), text: `${model.brand_name} ${model.name}` })),
    },
    {
      title: t('menu.importGuide'),
      links: countries.map(({ country, country_name: name }) => ({ href: own(guideHref(country)), text: t('importGuide.title', { country: name }) })),
    },
    {
      title: t('shell.language'),
      links: LISTED_LOCALES.map(({ code, ownName }) => ({ href: `${localeOrigin(siteOrigin, code) ?? siteOrigin}/`, text: ownName })),
    },
    {
      title: 'Optional',
      links: [
        { href: own('/sitemap.xml'), text: 'sitemap.xml' },
        { href: own('/article/rss.xml'), text: t('article.feed') },
      ],
    },
  ]
  const written = sections.filter(({ links }) => links.length > 0).map(({ title, links }) => `## ${plainWords(title)}\n\n${links.map(line).join('\n')}`)
  return [`# ${plainWords(company.name)}`, `> ${plainWords(t('home.metaDescription'))}`, ...written].join('\n\n') + '\n'
}

function line({ href, text }: Link): string {
  return `- [${plainWords(text).replaceAll(/[[\]]/g, '')}](${href})`
}
