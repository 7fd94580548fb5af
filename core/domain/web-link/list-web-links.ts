import { and, asc, eq } from 'drizzle-orm'
import { WEB_LINK_GROUPS } from '#contract/content-values.ts'
import type { WebLink } from '#contract/web-link.ts'
import { webLink, webLinkTranslation } from '#core/db/schema/content.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'

/** Published links that are explained in the language of the request, by group, in the order of the staff. */
export function listWebLinks({ ctx }: { ctx: Ctx }): Promise<WebLink[]> {
  return keep(ctx, { key: `web-links ${ctx.locale}`, make: loadLinks, sizeOf: (links) => 500 * links.length })
}

async function loadLinks({ db, locale, reads }: Ctx): Promise<WebLink[]> {
  reads('web_link')
  const rows = await db
    .select({
      id: webLink.id,
      group: webLink.groupKey,
      name: webLink.name,
      url: webLink.url,
      description: webLinkTranslation.description,
      is_sample: webLink.isSample,
    })
    .from(webLink)
    .innerJoin(webLinkTranslation, and(eq(webLinkTranslation.webLinkId, webLink.id), eq(webLinkTranslation.locale, locale)))
    .where(eq(webLink.isPublished, true))
    .orderBy(asc(webLink.sortOrder), asc(webLink.name), asc(webLink.id))
  return WEB_LINK_GROUPS.flatMap((group) => rows.filter((row) => row.group === group))
}
