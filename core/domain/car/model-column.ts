import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Counted } from '#core/domain/facet/index.ts'
import type { KnownBrands } from './brand-facet.ts'

/** The model that two columns name: `byd/Seal`, the brand's sign and the name as it stands there. */
export function modelColumn(brandId: PgColumn, modelName: PgColumn): Counted<KnownBrands> {
  return {
    key: { name: 'series', sql: sql`array[${brandId}::text, ${modelName}]` },
    valueOf: (cell, { brands }) => {
      const [id, name = ''] = Array.isArray(cell) ? cell : []
      const sign = brands.byId.get(Number(id))?.sign
      return sign === undefined ? null : `${sign}/${name}`
    },
    condition: (values, { brands }) => isOfModels(values.flatMap((value) => toModel(value, brands))),
  }

  function isOfModels(models: readonly { id: number; name: string }[]): SQL {
    const [ids, names] = [models.map(({ id }) => id), models.map(({ name }) => name)]
    return sql`(${brandId}, ${modelName}) in (select * from unnest(${sql.param(ids)}::bigint[], ${sql.param(names)}::text[]))`
  }
}

function toModel(value: string, brands: KnownBrands['brands']): { id: number; name: string }[] {
  const at = value.indexOf('/')
  const brand = brands.bySign.get(value.slice(0, at))
  return brand ? [{ id: brand.id, name: value.slice(at + 1) }] : []
}
