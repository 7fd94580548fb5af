import { asc } from 'drizzle-orm'
import { WEB_LINK_GROUPS } from '#contract/content-values.ts'
import type { StaffWebLink } from '#contract/web-link.ts'
import { webLink, webLinkTranslation } from '#core/db/schema/content.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** Every link with all its languages, hidden ones too, by group and place. Permission `content.read`. Errors: `forbidden`. */
export async function listStaffWebLinks({ ctx }: { ctx: Ctx }): Promise<StaffWebLink[]> {
  requirePermission(ctx, 'content.read')
  const [rows, texts] = await Promise.all([readRows(ctx), readTexts(ctx)])
  const links = rows.map((row) => ({ ...row, texts: texts.get(row.id) ?? {} }))
  return WEB_LINK_GROUPS.flatMap((group) => links.filter((link) => link.group === group))
}

function readRows({ db }: Ctx) {
  return db
    .select({
      id: webLink.id,
      group: webLink.groupKey,
      name: webLink.name,
      url: webLink.url,
      sort_order: webLink.sortOrder,
      is_published: webLink.isPublished,
      is_sample: webLink.isSample,
    })
    .from(webLink)
    .orderBy(asc(webLink.sortOrder), asc(webLink.name), asc(webLink.id))
}

async function readTexts({ db }: Ctx): Promise<Map<number, Record<string, string>>> {
  const rows = await db
    .select({ id: webLinkTranslation.webLinkId, locale: webLinkTranslation.locale, description: webLinkTranslation.description })
    .from(webLinkTranslation)
  const texts = new Map<number, Record<string, string>>()
  for (const { id, locale, description } of rows) texts.set(id, { ...texts.get(id), [locale]: description })
  return texts
}
