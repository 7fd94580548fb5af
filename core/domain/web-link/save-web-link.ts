import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import { saveWebLinkInputSchema, type SaveWebLinkInput } from '#contract/web-link.ts'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import type { Tx } from '#core/db/client.ts'
import { notifyContent } from '#core/db/notify.ts'
import { webLink, webLinkTranslation } from '#core/db/schema/content.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { changedLanguages, requireLanguages, requirePermission } from '#core/domain/permission/index.ts'
import { sourceHash } from '#core/domain/publishing/index.ts'
import { DEFAULT_LOCALE, isLocale } from '#i18n/locales.ts'

export type SavedWebLink = { id: number; state: 'new' | 'changed' | 'unchanged' }
type Wanted = ReturnType<typeof saveWebLinkInputSchema.parse>

/**
 * Writes a link with all its languages; its address finds the one that is there. What is the same already stays untouched.
 * Permission `content.write`; to show or hide it `content.publish` too. Errors: `forbidden`, `validation_failed`.
 */
export async function saveWebLink({ ctx, input }: { ctx: Ctx; input: SaveWebLinkInput }): Promise<SavedWebLink> {
  requirePermission(ctx, 'content.write')
  const wanted = parse(input)
  return ctx.db.transaction(async (tx) => {
    const found = await readStored(tx, wanted.url)
    if (found && isDeepStrictEqual(found.content, wanted)) return { id: found.id, state: 'unchanged' }
    requireLanguages(ctx, changedLanguages(found?.content ?? null, wanted))
    const isShown = found?.content.is_published ?? false
    if (wanted.is_published !== isShown) requirePermission(ctx, 'content.publish')
    const id = await writeLink(tx, ctx, wanted)
    await writeTexts(tx, id, found?.content.texts ?? {}, wanted.texts)
    const state = found ? 'changed' : 'new'
    await writeAudit(tx, { ctx, action: 'web_link.saved', subjectKind: 'web_link', subjectId: id, detail: { url: wanted.url, state } })
    await notifyContent(tx, ['web_link'])
    return { id, state }
  })
}

function parse(input: SaveWebLinkInput): Wanted {
  const wanted = readInput(saveWebLinkInputSchema, input)
  const unknown = Object.keys(wanted.texts).find((code) => !isLocale(code))
  if (unknown !== undefined) throw new AppError('validation_failed', { issues: [{ path: `texts.${unknown}`, key: 'unknown_language' }] })
  return wanted
}

async function readStored(tx: Tx, url: string): Promise<{ id: number; content: Wanted } | null> {
  const [row] = await tx.select().from(webLink).where(eq(webLink.url, url)).for('update')
  if (!row) return null
  const texts = await tx
    .select({ locale: webLinkTranslation.locale, description: webLinkTranslation.description })
    .from(webLinkTranslation)
    .where(eq(webLinkTranslation.webLinkId, row.id))
  const content = {
    group: row.groupKey,
    name: row.name,
    url: row.url,
    sort_order: row.sortOrder,
    is_published: row.isPublished,
    is_sample: row.isSample,
    texts: Object.fromEntries(texts.map(({ locale, description }) => [locale, description])),
  }
  return { id: row.id, content }
}

async function writeLink(tx: Tx, ctx: Ctx, wanted: Wanted): Promise<number> {
  const values = {
    groupKey: wanted.group,
    name: wanted.name,
    sortOrder: wanted.sort_order,
    isPublished: wanted.is_published,
    isSample: wanted.is_sample,
    updatedAt: ctx.ports.clock.now(),
  }
  const [row] = await tx
    .insert(webLink)
    .values({ ...values, url: wanted.url })
    .onConflictDoUpdate({ target: webLink.url, set: values })
    .returning({ id: webLink.id })
  if (!row) throw new AppError('internal')
  return row.id
}

/** What is new was made from the English as it is; the rest keeps what it was made from, or was made from the English as it was. */
async function writeTexts(tx: Tx, webLinkId: number, before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): Promise<void> {
  const hashIn = ({ [DEFAULT_LOCALE]: english }: Readonly<Record<string, string>>) => (english === undefined ? null : sourceHash([english]))
  for (const locale of Object.keys(before))
    if (!(locale in after)) await tx.delete(webLinkTranslation).where(and(eq(webLinkTranslation.webLinkId, webLinkId), eq(webLinkTranslation.locale, locale)))
  for (const [locale, description] of Object.entries(after)) {
    const isNew = before[locale] !== description
    const origin = isNew ? { sourceHash: hashIn(after), isUnread: false } : { sourceHash: sql`coalesce(${webLinkTranslation.sourceHash}, ${hashIn(before)})` }
    await tx
      .insert(webLinkTranslation)
      .values({ webLinkId, locale, description, sourceHash: hashIn(after) })
      .onConflictDoUpdate({ target: [webLinkTranslation.webLinkId, webLinkTranslation.locale], set: { description, ...origin } })
  }
}
