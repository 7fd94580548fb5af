import { eq, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PreviewedKind } from '#contract/stock-values.ts'
import type { Ctx } from '#core/domain/context.ts'

/** Narrows a statement to a record that is on the site, or that is looked at before it is. */
export function isPublic({ draft }: Pick<Ctx, 'draft'>, kind: PreviewedKind, { id, publishState }: { id: PgColumn; publishState: PgColumn }): SQL | undefined {
  const isOut = eq(publishState, 'published')
  return draft?.kind === kind ? or(isOut, eq(id, draft.id)) : isOut
}
