import { redirect } from 'react-router'
import { readCompany } from '#core/domain/company/index.ts'
import { findFitting } from '#core/domain/fitting/index.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import { faqJsonLd } from '#apps/site/faq/faq-json-ld.server.ts'
import { faqView } from '#apps/site/faq/faq-view.server.ts'
import { fittingHref } from '#apps/site/fitting/fitting-card-view.server.ts'
import { fittingJsonLd } from './json-ld.server.ts'
import { fittingView } from './fitting-view.server.ts'
import type { FittingView } from './fitting-view.ts'

/**
 * Reads a fitting by its number for a page; throws `not_found`, which the error boundary answers with 404 in place. A number in small
 * letters, as people type it, leads to the one address of the fitting.
 */
export async function loadFitting({ ctx, locale, t, siteOrigin, url }: SiteContext, id: string): Promise<{ fitting: FittingView; jsonLd: object[] }> {
  const detail = await findFitting({ ctx, input: { id } })
  if (detail.sku !== id)
    throw redirect(
      `${url.pathname.replace(/\/(mobile\/)?carFittingsDetail\/[^/]+/, (_whole, twin: string | undefined) => `/${twin ?? ''}${fittingHref(detail.sku).slice(1)}`)}${url.search}`,
      301,
    )
  const faq = await faqView({ ctx, t }, ['fitting'])
  const fitting = fittingView({ t, locale }, detail, faq)
  const company = await readCompany({ ctx })
  // A product that search engines show has a price, a review or neither of both: then it is none to them.
  const product =
    detail.fob_price_usd_cents === null ? [] : [fittingJsonLd({ siteOrigin, locale, t, company: company.name, description: fitting.words.description }, detail)]
  return { fitting, jsonLd: [...product, ...faqJsonLd(faq)] }
}
