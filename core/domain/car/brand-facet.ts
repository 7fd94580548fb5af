import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isOneOf, type Cell, type Facet } from '#core/domain/facet/index.ts'
import type { BrandName, BrandNames } from './brand-names.ts'

/** What facets of brands are read with. */
export type KnownBrands = { brands: BrandNames }

/** The brand that a column refers to, in the order of brands and with its name. */
export function brandFacet(column: PgColumn): Facet<KnownBrands> {
  return {
    key: { name: column.name, sql: sql`${column}` },
    valueOf: (cell, { brands }) => brandOf(cell, brands)?.sign ?? null,
    condition: (values, { brands }) => isOfBrands(column, brands, (entry) => values.includes(entry.sign)),
    order: ({ brands }) => brands.list.map((entry) => entry.sign),
    labelOf: (value, { brands }) => brands.bySign.get(value)?.name ?? null,
  }
}

/** The type of the brand that a column refers to: 1 passenger, 2 commercial. */
export function brandTypeFacet(column: PgColumn): Facet<KnownBrands> {
  return {
    key: { name: column.name, sql: sql`${column}` },
    valueOf: (cell, { brands }) => brandOf(cell, brands)?.type.toString() ?? null,
    condition: (values, { brands }) => isOfBrands(column, brands, (entry) => values.includes(String(entry.type))),
  }
}

function brandOf(cell: Cell, brands: BrandNames): BrandName | undefined {
  return brands.byId.get(Number(cell))
}

function isOfBrands(column: PgColumn, brands: BrandNames, isWanted: (entry: BrandName) => boolean) {
  return isOneOf(
    column,
    brands.list.filter(isWanted).map((entry) => entry.id),
    'bigint',
  )
}
