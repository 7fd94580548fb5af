import { redirect } from 'react-router'
import { findFitting } from '#core/domain/fitting/index.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import { fittingHref } from '#apps/site/fitting/fitting-view.server.ts'
import { partJsonLd } from './json-ld.server.ts'
import { partView } from './part-view.server.ts'
import type { PartView } from './part-view.ts'

/**
 * Reads a part by its number for a page; throws `not_found`, which the error boundary answers with 404 in place. A number in small
 * letters, as people type it, leads to the one address of the part.
 */
export async function loadPart({ ctx, locale, t, siteOrigin, url }: SiteContext, id: string): Promise<{ part: PartView; jsonLd: object }> {
  const detail = await findFitting({ ctx, input: { id } })
  if (detail.sku !== id)
    throw redirect(
      `${url.pathname.replace(/\/(mobile\/)?carFittingsDetail\/[^/]+/, (_whole, twin: string | undefined) => `/${twin ?? ''}${fittingHref(detail.sku).slice(1)}`)}${url.search}`,
      301,
    )
  return { part: partView({ t, locale }, detail), jsonLd: partJsonLd({ siteOrigin, t }, detail) }
}
