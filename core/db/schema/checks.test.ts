import { getTableColumns, is } from 'drizzle-orm'
import { PgArray, PgTable, getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#core/db/testing.ts'
import * as schema from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database.drop())

/** `table.column` and the texts that the column's type names. */
function listsOfTypes(): Map<string, string[]> {
  const tables = Object.values(schema).filter((table) => is(table, PgTable))
  return new Map(
    tables.flatMap((table) =>
      Object.values(getTableColumns(table)).flatMap((column): [string, string[]][] => {
        const values = valuesOf(column)
        return values.length > 0 ? [[`${getTableConfig(table).name}.${column.name}`, values]] : []
      }),
    ),
  )
}

function valuesOf(column: PgColumn): string[] {
  if (is(column, PgArray)) return column.baseColumn.enumValues ?? []
  return column.enumValues ?? []
}

/** `table.column` and the texts that a check of the migrated database lets in. */
async function listsOfChecks(): Promise<Map<string, string[]>> {
  const { rows } = await database.pool.query<{ table: string; definition: string }>(
    `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
  )
  return new Map(
    rows.flatMap(({ table, definition }): [string, string[]][] => {
      const column = /\((\w+) (?:= ANY \(|<@ )ARRAY\[/.exec(definition)?.[1]
      const values = [...definition.matchAll(/'([^']*)'::text/g)].map((match) => match[1] ?? '')
      return column === undefined || values.length === 0 ? [] : [[`${table}.${column}`, values]]
    }),
  )
}

it('lets in by each check what the type of its column names, and nothing else', async () => {
  const types = listsOfTypes()
  const checks = await listsOfChecks()
  expect(checks.size).toBeGreaterThan(25)
  for (const [column, values] of checks) expect(types.get(column)?.toSorted(), column).toEqual(values.toSorted())
})

it('has a check for every list but those that were made without one', async () => {
  const checks = await listsOfChecks()
  expect([...listsOfTypes().keys()].filter((column) => !checks.has(column)).toSorted()).toEqual([
    'activity.kind',
    'article.category',
    'dealer_application.interests',
    'download.category',
    'enquiry.origin',
    'import_rule.steering_allowed',
    'staff_session.stage',
    'web_link.group_key',
  ])
})
