import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { notifyContent } from '#core/db/notify.ts'
import { importRule } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** Notes of countries by ISO 3166-1 code and language. */
type Notes = ReadonlyMap<string, Readonly<Record<string, string>>>

/** Gives the sample rules what their notes say in the other languages; what somebody has edited or noted stays. For the system. Answers how many were written. */
export async function noteSampleRules({ ctx, input }: { ctx: Ctx; input: { notes: Notes } }): Promise<number> {
  requirePermission(ctx, 'content.write')
  return ctx.db.transaction(async (tx) => {
    let written = 0
    for (const [country, notes] of input.notes) {
      const rows = await tx
        .update(importRule)
        .set({ notes, notedEn: sql`${importRule.noteEn}` })
        .where(and(eq(importRule.countryIso2, country), eq(importRule.isSample, true), isNotNull(importRule.noteEn), sql`${importRule.notedEn} is null`))
        .returning({ id: importRule.id })
      written += rows.length
    }
    if (written > 0) await notifyContent(tx, ['import_rule'])
    return written
  })
}
