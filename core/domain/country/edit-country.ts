import { eq, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import { readInput } from '#contract/read-input.ts'
import type { RevisionView } from '#contract/revision.ts'
import { saveCountryInputSchema, type CountryValue, type StaffCountry } from '#contract/staff-country.ts'
import type { Tx } from '#core/db/client.ts'
import { country, countryName } from '#core/db/schema/place.ts'
import type { Ctx } from '#core/domain/context.ts'
import { inEachLanguage, saveEdited } from '#core/domain/edit/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { listRevisions } from '#core/domain/revision/index.ts'
import { foldText } from '#core/domain/search-term/index.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { nameSearchText, rankNames } from './country-names.ts'

/** A country with its names in every language. Permission `content.read`. Errors: `forbidden`, `not_found`. */
export async function findStaffCountry({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<StaffCountry> {
  requirePermission(ctx, 'content.read')
  const found = await readCountry(ctx.db, input.id)
  if (found === null) throw new AppError('not_found')
  return found
}

/** What was changed of a country, newest first. Permission `content.read`. */
export async function listCountryRevisions({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<RevisionView[]> {
  requirePermission(ctx, 'content.read')
  return listRevisions({ ctx, input: { subjectKind: 'country', subjectId: input.id } })
}

type SaveInput = z.input<typeof saveCountryInputSchema> & { id: number }

/**
 * Changes what a country is called, how its numbers begin, where it stands and whether the site offers it (`content.publish`). No two countries are
 * called the same in a language. Permission `content.write`. Errors: `forbidden`, `validation_failed`, `not_found`, `conflict`.
 */
export async function saveCountry({ ctx, input }: { ctx: Ctx; input: SaveInput }): Promise<StaffCountry> {
  requirePermission(ctx, 'content.write')
  const { id, ...sent } = input
  const wanted = readInput(saveCountryInputSchema, sent)
  const lock = (tx: Tx) => readCountry(tx, id, { isLocked: true })
  await saveEdited(
    ctx,
    { kind: 'country', tags: ['country'], lock, write: (tx, { version, value }) => writeCountry(tx, { id, version, value }) },
    { id, ...wanted },
  )
  ctx.ports.cache.drop(['country'])
  return findStaffCountry({ ctx: { ...ctx, actor: { kind: 'system' } }, input: { id } })
}

async function readCountry(tx: Tx, id: number, { isLocked = false } = {}): Promise<StaffCountry | null> {
  const query = tx.select().from(country).where(eq(country.id, id))
  const [row] = await (isLocked ? query.for('update') : query)
  if (row === undefined) return null
  const names = await tx.select({ locale: countryName.locale, name: countryName.name }).from(countryName).where(eq(countryName.countryId, id))
  return {
    id,
    version: row.version,
    iso2: row.iso2,
    value: {
      name: inEachLanguage((code) => names.find(({ locale }) => locale === code)?.name ?? ''),
      calling_code: row.callingCode,
      is_published: row.isPublished,
      sort_order: row.sortOrder === 0 ? null : row.sortOrder,
    },
  }
}

async function writeCountry(tx: Tx, { id, version, value }: { id: number; version: number; value: CountryValue }): Promise<number> {
  // Whoever renames one sees all the others, so that no two are called the same and each has its place.
  await tx.execute(sql`lock table country_name in share row exclusive mode`)
  await requireOwnNames(tx, id, value.name)
  const values = { callingCode: value.calling_code, isPublished: value.is_published, sortOrder: value.sort_order ?? 0, version }
  const [row] = await tx.update(country).set(values).where(eq(country.id, id)).returning({ iso2: country.iso2 })
  if (row === undefined) throw new AppError('internal')
  for (const locale of LOCALE_CODES) {
    const name = value.name[locale]
    const text = { name, searchText: nameSearchText({ name, iso2: row.iso2, callingCode: value.calling_code }) }
    await tx
      .insert(countryName)
      .values({ countryId: id, locale, ...text })
      .onConflictDoUpdate({ target: [countryName.countryId, countryName.locale], set: text })
  }
  await rankNames(tx, LOCALE_CODES)
  return id
}

async function requireOwnNames(tx: Tx, id: number, names: CountryValue['name']): Promise<void> {
  const others = await tx.select({ locale: countryName.locale, name: countryName.name }).from(countryName).where(ne(countryName.countryId, id))
  const taken = new Set(others.map(({ locale, name }) => `${locale} ${foldText(name)}`))
  const issues = LOCALE_CODES.filter((code) => taken.has(`${code} ${foldText(names[code])}`)).map((code) => ({ path: `value.name.${code}`, key: 'taken' }))
  if (issues.length > 0) throw new AppError('validation_failed', { issues })
}
