import type { Brand } from '#contract/brand.ts'
import { formatRow, formatUsd } from '#i18n/format.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { fitWords, headWords, type PageWords } from '#apps/site/head/page-words.server.ts'

type Told = {
  brand: Pick<Brand, 'brand_name' | 'type'> & { introduction: string | null }
  total: number
  fromCents: number | null
  facts: readonly { label: string; value: string }[]
}

/** Title and description of a maker: what it exports and from which price, then how it is introduced, or what is known of it. */
export function brandWords({ t, locale }: SiteLanguage, { brand, total, fromCents, facts }: Told): PageWords {
  const head = headWords(locale)
  const name = t(brand.type === 2 ? 'brand.pageTitleCommercial' : 'brand.pageTitle', { brand: brand.brand_name })
  const from = fromCents === null ? null : head('fobFrom', { price: formatUsd(locale, fromCents) })
  const told = (parts: readonly (string | null)[]) => {
    const given = parts.filter((part) => part !== null)
    return given.length === 0 ? name : t('common.labelled', { label: name, value: formatRow(locale, given) })
  }
  const count = total === 0 ? null : t('brand.carCount', { count: total })
  const known = formatRow(
    locale,
    facts.map((fact) => t('common.labelled', fact)),
  )
  return fitWords(locale, {
    candidates: [told([from]), name, brand.brand_name],
    paragraphs: [head('stop', { text: told([count, from]) }), brand.introduction ?? head('stop', { text: known })],
    isPriced: from !== null,
  })
}
