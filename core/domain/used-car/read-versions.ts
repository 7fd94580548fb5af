import { sql } from 'drizzle-orm'
import type { EnergyType } from '#contract/vehicle.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { Span } from '#core/domain/facet/index.ts'
import { keep } from '#core/domain/keep.ts'

/** A model of the used stock with what drives it: whose versions a unit may be of. */
export type VersionsKey = { brandId: number; modelName: string; energyType: EnergyType }

/**
 * What the catalogue of new cars knows of all versions that a unit may be of: seats and charging port where they agree, figures from the
 * least to the greatest (kW, km). Null where a version has none, or they differ.
 */
export type VersionFacts = { seats: string | null; chargePort: string | null; power: Span | null; range: Span | null }

/** The facts of the models in stock. */
export type Versions = { of(key: VersionsKey): VersionFacts | null; where(isMet: (facts: VersionFacts) => boolean): VersionsKey[] }

type Row = {
  brand_id: string
  model_name: string
  energy_type: EnergyType
  seats: number | null
  charge_port: string | null
  least_power: number | null
  most_power: number | null
  least_range: number | null
  most_range: number | null
}

/** Facts of the models of the used stock, kept until used or new cars change (R6.31). */
export function readVersions(ctx: Ctx): Promise<Versions> {
  return keep(ctx, { key: 'used-versions', make: loadVersions, sizeOf: (versions) => 300 * versions.where(() => true).length + 1000 })
}

async function loadVersions({ db, reads }: Ctx): Promise<Versions> {
  reads('used_car', 'car')
  const { rows } = await db.execute<Row>(sql`
    select brand_id, model_name, energy_type,
      case when count(seats) = count(*) and min(seats) = max(seats) then min(seats) end as seats,
      case when count(charge_port) = count(*) and min(charge_port) = max(charge_port) then min(charge_port) end as charge_port,
      case when count(power_kw) = count(*) then min(power_kw) end as least_power,
      case when count(power_kw) = count(*) then max(power_kw) end as most_power,
      case when count(range_km) = count(*) then min(range_km) end as least_range,
      case when count(range_km) = count(*) then max(range_km) end as most_range
    from car
    where publish_state = 'published'
      and (brand_id, model_name, energy_type) in (select brand_id, model_name, energy_type from used_car where publish_state = 'published')
    group by brand_id, model_name, energy_type`)
  const entries = rows.map((row) => ({ key: keyOfRow(row), facts: factsOf(row) }))
  const byKey = new Map(entries.map(({ key, facts }) => [textOf(key), facts]))
  return {
    of: (key) => byKey.get(textOf(key)) ?? null,
    where: (isMet) => entries.filter(({ facts }) => isMet(facts)).map(({ key }) => key),
  }
}

function keyOfRow(row: Row): VersionsKey {
  return { brandId: Number(row.brand_id), modelName: row.model_name, energyType: row.energy_type }
}

function factsOf(row: Row): VersionFacts {
  return {
    seats: row.seats?.toString() ?? null,
    chargePort: row.charge_port,
    power: span(row.least_power, row.most_power),
    range: span(row.least_range, row.most_range),
  }
}

function span(least: number | null, most: number | null): Span | null {
  return least === null || most === null ? null : { least, most }
}

function textOf({ brandId, modelName, energyType }: VersionsKey): string {
  return JSON.stringify([brandId, modelName, energyType])
}
