import { sql } from 'drizzle-orm'
import type { AnswerReport, LeadReport } from '#contract/report.ts'
import type { Ctx } from '#core/domain/context.ts'
import { vehicleName } from '#core/domain/enquiry/index.ts'

/** Names of what has one in the data: countries in the reader's language, models as they are called. */
export async function labelLeads(ctx: Ctx, breakdowns: LeadReport['breakdowns']): Promise<LeadReport['breakdowns']> {
  const countries = await readCountryNames(ctx, keysOf(breakdowns, 'country'))
  return breakdowns.map(({ name, rows }) => {
    if (name === 'country') return { name, rows: rows.map((row) => ({ ...row, label: countryLabel(row.key, countries) })) }
    if (name === 'model') return { name, rows: rows.map((row) => ({ ...row, label: modelLabel(row.key) })) }
    return { name, rows }
  })
}

/** Names of people, and of countries in the reader's language. */
export async function labelAnswers(ctx: Ctx, breakdowns: AnswerReport['breakdowns']): Promise<AnswerReport['breakdowns']> {
  const [countries, people] = await Promise.all([readCountryNames(ctx, keysOf(breakdowns, 'answer_country')), readPeople(ctx, keysOf(breakdowns, 'person'))])
  return breakdowns.map(({ name, rows }) => {
    if (name === 'answer_country') return { name, rows: rows.map((row) => ({ ...row, label: countryLabel(row.key, countries) })) }
    if (name === 'person') return { name, rows: rows.map((row) => ({ ...row, label: people.get(row.key) ?? null })) }
    return { name, rows }
  })
}

function keysOf(breakdowns: readonly { name: string; rows: readonly { key: string }[] }[], wanted: string): string[] {
  return breakdowns.find(({ name }) => name === wanted)?.rows.map(({ key }) => key) ?? []
}

function countryLabel(key: string, names: ReadonlyMap<string, string>): string | null {
  if (!key.startsWith('?')) return names.get(key) ?? null
  const typed = key.slice(1)
  return typed.slice(0, 1).toUpperCase() + typed.slice(1)
}

function modelLabel(key: string): string | null {
  if (key.startsWith('~')) return null
  const [brandName = '', modelName = ''] = key.split('\u001f')
  return vehicleName(brandName === '' ? null : brandName, modelName)
}

async function readCountryNames({ db, locale }: Ctx, codes: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ iso2: string; name: string }>(sql`
    select c.iso2, coalesce(n.name, c.iso2) as name from country c left join country_name n on n.country_id = c.id and n.locale = ${locale}
    where c.iso2 = any(${sql.param([...codes])}::text[])`)
  return new Map(rows.map(({ iso2, name }) => [iso2, name]))
}

async function readPeople({ db }: Ctx, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select s.id::text as id, s.name from staff s where s.id::text = any(${sql.param([...ids])}::text[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
