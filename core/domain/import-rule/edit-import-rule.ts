import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError, type FieldIssue } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import type { RevisionView } from '#contract/revision.ts'
import { saveImportRuleInputSchema, type ImportRuleValue, type StaffImportRule } from '#contract/staff-import-rule.ts'
import type { Tx } from '#core/db/client.ts'
import { importRule } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requireCountry } from '#core/domain/country/index.ts'
import { deleteEdited, saveEdited } from '#core/domain/edit/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { listRevisions } from '#core/domain/revision/index.ts'
import { toValue } from './rule-value.ts'

const DAY_MS = 86_400_000

/** What a country asks of used cars. Permission `content.read`. Errors: `forbidden`, `not_found`. */
export async function findStaffImportRule({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<StaffImportRule> {
  requirePermission(ctx, 'content.read')
  const [row] = await ctx.db.select().from(importRule).where(eq(importRule.id, input.id))
  if (row === undefined) throw new AppError('not_found')
  return { id: row.id, version: row.version, is_sample: row.isSample, value: toValue(row) }
}

/** What was changed of a rule, newest first. Permission `content.read`. */
export async function listImportRuleRevisions({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<RevisionView[]> {
  requirePermission(ctx, 'content.read')
  return listRevisions({ ctx, input: { subjectKind: 'import_rule', subjectId: input.id } })
}

type SaveInput = z.input<typeof saveImportRuleInputSchema> & { id: number | null }

/** Saves the rule of a country whole; each country has one at most. Permission `content.write`. Errors: `forbidden`, `validation_failed`, `not_found`, `conflict`. */
export async function saveImportRule({ ctx, input }: { ctx: Ctx; input: SaveInput }): Promise<StaffImportRule> {
  requirePermission(ctx, 'content.write')
  const { id: known, ...sent } = input
  const wanted = readInput(saveImportRuleInputSchema, sent)
  const now = ctx.ports.clock.now()
  requirePast(wanted.value, now)
  const write = (tx: Tx, given: { id: number | null; version: number; value: ImportRuleValue }) => writeRule(tx, { ...given, now })
  const id = await saveEdited<ImportRuleValue>(ctx, { kind: 'import_rule', tags: ['import_rule'], lock, write }, { id: known, ...wanted })
  return findStaffImportRule({ ctx: { ...ctx, actor: { kind: 'system' } }, input: { id } })
}

/** Deletes what is known of a country. Permission `content.write`. Errors: `forbidden`, `not_found`, `conflict`. */
export async function deleteImportRule({ ctx, input }: { ctx: Ctx; input: { id: number; version: number } }): Promise<void> {
  requirePermission(ctx, 'content.write')
  const remove = async (tx: Tx, id: number) => void (await tx.delete(importRule).where(eq(importRule.id, id)))
  const kind = { kind: 'import_rule', tags: ['import_rule'], lock, remove } as const
  await deleteEdited<ImportRuleValue>(ctx, kind, { ...input, nameOf: (value) => value.country_iso2 })
}

/** Nobody has looked at a rule tomorrow; a day is granted for those whose clock is ahead of ours. */
function requirePast({ as_of_year: year, checked_on: day }: ImportRuleValue, now: Date): void {
  const latest = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
  const issues: FieldIssue[] = []
  if (year !== null && String(year) > latest.slice(0, 'YYYY'.length)) issues.push({ path: 'value.as_of_year', key: 'in_future' })
  if (day !== null && day > latest) issues.push({ path: 'value.checked_on', key: 'in_future' })
  if (issues.length > 0) throw new AppError('validation_failed', { issues })
}

async function lock(tx: Tx, id: number): Promise<{ version: number; value: ImportRuleValue; isSample: boolean } | null> {
  const [row] = await tx.select().from(importRule).where(eq(importRule.id, id)).for('update')
  return row === undefined ? null : { version: row.version, value: toValue(row), isSample: row.isSample }
}

async function writeRule(tx: Tx, { id, version, value, now }: { id: number | null; version: number; value: ImportRuleValue; now: Date }): Promise<number> {
  await requireCountry(tx, value.country_iso2)
  // Whoever writes one waits for whoever else does, so that a country has one rule.
  await tx.execute('lock table import_rule in share row exclusive mode')
  const isSame = eq(importRule.countryIso2, value.country_iso2)
  const [same] = await tx
    .select({ id: importRule.id })
    .from(importRule)
    .where(id === null ? isSame : and(isSame, ne(importRule.id, id)))
  if (same !== undefined) throw new AppError('validation_failed', { issues: [{ path: 'value.country_iso2', key: 'has_rule' }] })
  const { en: noteEn, ...notes } = value.note
  const values = {
    countryIso2: value.country_iso2,
    maxAgeYears: value.max_age_years,
    steeringAllowed: value.steering_allowed,
    minEmissionStandard: value.min_emission_standard,
    fuelRestrictions: value.fuel_restrictions,
    isInspectionRequired: value.is_inspection_required,
    noteEn: noteEn || null,
    notedEn: noteEn || null,
    notes: Object.fromEntries(Object.entries(notes).filter(([, text]) => text !== '')),
    confidence: value.confidence,
    asOfYear: value.as_of_year,
    checkedOn: value.checked_on,
    isSample: false,
    contentHash: null,
    version,
    updatedAt: now,
  }
  const [row] =
    id === null
      ? await tx.insert(importRule).values(values).returning({ id: importRule.id })
      : await tx.update(importRule).set(values).where(eq(importRule.id, id)).returning({ id: importRule.id })
  if (row === undefined) throw new AppError('internal')
  return row.id
}
