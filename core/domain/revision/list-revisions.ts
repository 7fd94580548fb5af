import { and, desc, eq } from 'drizzle-orm'
import type { RevisionView } from '#contract/revision.ts'
import { changeBatch, revision, staff } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'

/** The changes of one thing, newest first. Whoever calls it has asked for the permission to read that thing. */
export async function listRevisions({ ctx, input }: { ctx: Ctx; input: { subjectKind: string; subjectId: number | string } }): Promise<RevisionView[]> {
  const rows = await ctx.db
    .select({
      id: revision.id,
      at: revision.createdAt,
      staff_name: staff.name,
      batch_id: revision.batchId,
      batch_kind: changeBatch.kind,
      detail: changeBatch.detail,
      before: revision.before,
      after: revision.after,
    })
    .from(revision)
    .leftJoin(staff, eq(staff.id, revision.staffId))
    .leftJoin(changeBatch, eq(changeBatch.id, revision.batchId))
    .where(and(eq(revision.subjectKind, input.subjectKind), eq(revision.subjectId, String(input.subjectId))))
    .orderBy(desc(revision.id))
    .limit(MOST_SHOWN)
  return rows.map(({ batch_kind: kind, detail, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    import_run: kind === 'import' ? { id: Number(detail?.['run']), file: String(detail?.['file']) } : null,
  }))
}

const MOST_SHOWN = 200
