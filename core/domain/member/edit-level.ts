import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, max, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import { MOST_RANK } from '#contract/member-values.ts'
import type { RevisionView } from '#contract/revision.ts'
import { benefitsIn, saveLevelInputSchema, type LevelValue, type StaffLevel, type StaffLevelRow } from '#contract/staff-level.ts'
import type { Tx } from '#core/db/client.ts'
import { member, memberLevel, voucher as vouchers } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { deleteEdited, inEachLanguage, saveEdited } from '#core/domain/edit/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { listRevisions } from '#core/domain/revision/index.ts'
import { readLevelTerms, toLevel, type LevelTerms } from './level-terms.ts'

/** The levels of the club, lowest first, with how many members have each. Permission `member.read`. */
export async function listStaffLevels({ ctx }: { ctx: Ctx }): Promise<StaffLevelRow[]> {
  requirePermission(ctx, 'member.read')
  const rows = await ctx.db
    .select({ own: memberLevel, members: count(member.id) })
    .from(memberLevel)
    .leftJoin(member, eq(member.levelId, memberLevel.id))
    .groupBy(memberLevel.id)
    .orderBy(asc(memberLevel.rank))
  return rows.map(({ own, members }) => {
    const { rank, name, reach, voucher } = toLevel(own, ctx.locale)
    const worth = { voucher_amount_usd_cents: voucher?.amount_usd_cents ?? null, voucher_percent: voucher?.percent ?? null }
    return { id: own.id, rank, name, reach, members, ...worth }
  })
}

/** A level with its words in every language. Permission `member.read`. Errors: `forbidden`, `not_found`. */
export async function findStaffLevel({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<StaffLevel> {
  requirePermission(ctx, 'member.read')
  const [row] = await ctx.db.select().from(memberLevel).where(eq(memberLevel.id, input.id))
  if (row === undefined) throw new AppError('not_found')
  return { id: row.id, version: row.version, rank: row.rank, value: toValue(row) }
}

/** What was changed of a level, newest first. Permission `member.read`. */
export async function listLevelRevisions({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<RevisionView[]> {
  requirePermission(ctx, 'member.read')
  return listRevisions({ ctx, input: { subjectKind: 'member_level', subjectId: input.id } })
}

type SaveInput = z.input<typeof saveLevelInputSchema> & { id: number | null }

/**
 * Changes what a level is called, its place, how one reaches it and what it brings, or adds one (`id` null). Vouchers that members have stay as they are. Permission `member.write`.
 * Errors: `forbidden`, `validation_failed`, `not_found`, `conflict`.
 */
export async function saveLevel({ ctx, input }: { ctx: Ctx; input: SaveInput }): Promise<StaffLevel> {
  requirePermission(ctx, 'member.write')
  const { id: known, ...sent } = input
  const wanted = readInput(saveLevelInputSchema, sent)
  const value = withoutUnused(wanted.value)
  const id = await saveEdited(ctx, { kind: 'member_level', tags: ['member_level'], lock, write }, { id: known, version: wanted.version, value })
  ctx.ports.cache.drop(['member_level'])
  return findStaffLevel({ ctx: { ...ctx, actor: { kind: 'system' } }, input: { id } })
}

/** Deletes a level that no member has; vouchers that it once gave stay. Permission `member.write`. Errors: `forbidden`, `not_found`, `conflict`, `validation_failed` (`level_in_use`). */
export async function deleteLevel({ ctx, input }: { ctx: Ctx; input: { id: number; version: number } }): Promise<void> {
  requirePermission(ctx, 'member.write')
  const remove = async (tx: Tx, id: number) => {
    const [found] = await tx.select({ members: count() }).from(member).where(eq(member.levelId, id))
    if ((found?.members ?? 0) > 0) throw refusal('name', 'level_in_use')
    await tx.update(vouchers).set({ levelId: null }).where(eq(vouchers.levelId, id))
    await tx.delete(memberLevel).where(eq(memberLevel.id, id))
  }
  await deleteEdited<LevelValue>(ctx, { kind: 'member_level', tags: ['member_level'], lock, remove }, { ...input, nameOf: ({ name }) => name.en })
  ctx.ports.cache.drop(['member_level'])
}

/** Of an amount and a share, a voucher has what its kind says; a level without one has neither. */
function withoutUnused(value: LevelValue): LevelValue {
  return {
    ...value,
    voucher_amount_usd_cents: value.voucher === 'amount' ? value.voucher_amount_usd_cents : null,
    voucher_percent: value.voucher === 'percent' ? value.voucher_percent : null,
    voucher_days: value.voucher === 'none' ? null : value.voucher_days,
  }
}

async function lock(tx: Tx, id: number): Promise<{ version: number; value: LevelValue } | null> {
  const [row] = await tx.select().from(memberLevel).where(eq(memberLevel.id, id)).for('update')
  return row === undefined ? null : { version: row.version, value: toValue(row) }
}

async function write(tx: Tx, { id, version, value }: { id: number | null; version: number; value: LevelValue }): Promise<number> {
  // Whoever takes a place waits for whoever else does.
  await tx.execute('lock table member_level in share row exclusive mode')
  const rank = value.rank ?? (await highestRank(tx)) + 1
  await requireFreeRank(tx, id, rank)
  const terms: LevelTerms = {
    reach: written(value.reach),
    benefits: Object.fromEntries(Object.entries(written(value.benefits)).map(([code, lines]) => [code, benefitsIn(lines)])),
    voucher:
      value.voucher === 'none'
        ? null
        : { amount_usd_cents: value.voucher_amount_usd_cents, percent: value.voucher_percent, valid_days: value.voucher_days ?? 0 },
  }
  const values = { rank, name: written(value.name), terms, version }
  const [row] =
    id === null
      ? // Vouchers are given once for a key, so none is used twice.
        await tx
          .insert(memberLevel)
          .values({ ...values, levelKey: `level-${randomUUID().slice(0, 8)}` })
          .returning({ id: memberLevel.id })
      : await tx.update(memberLevel).set(values).where(eq(memberLevel.id, id)).returning({ id: memberLevel.id })
  if (row === undefined) throw new AppError('internal')
  return row.id
}

async function highestRank(tx: Tx): Promise<number> {
  const [row] = await tx.select({ rank: max(memberLevel.rank) }).from(memberLevel)
  return row?.rank ?? 0
}

async function requireFreeRank(tx: Tx, id: number | null, rank: number): Promise<void> {
  if (rank > MOST_RANK) throw refusal('rank', 'too_big')
  const isOther = id === null ? undefined : ne(memberLevel.id, id)
  const [other] = await tx
    .select({ id: memberLevel.id })
    .from(memberLevel)
    .where(and(eq(memberLevel.rank, rank), isOther))
  if (other !== undefined) throw refusal('rank', 'taken')
}

function refusal(field: string, key: string): AppError {
  return new AppError('validation_failed', { issues: [{ path: `value.${field}`, key }] })
}

/** Texts as they are stored: a language without one is left out, so that English stands in. */
function written(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
}

function toValue(row: typeof memberLevel.$inferSelect): LevelValue {
  const { reach, benefits, voucher } = readLevelTerms(row.terms)
  return {
    rank: row.rank,
    name: inEachLanguage((code) => row.name[code] ?? ''),
    reach: inEachLanguage((code) => reach[code] ?? ''),
    benefits: inEachLanguage((code) => (benefits[code] ?? []).join('\n')),
    voucher: voucher === null ? 'none' : voucher.percent === null ? 'amount' : 'percent',
    voucher_amount_usd_cents: voucher?.amount_usd_cents ?? null,
    voucher_percent: voucher?.percent ?? null,
    voucher_days: voucher?.valid_days ?? null,
  }
}
