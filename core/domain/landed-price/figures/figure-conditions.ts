import { sql, type SQL } from 'drizzle-orm'
import type { VehicleKind } from '#contract/landed-price-values.ts'
import { car, landedFigure, usedCar } from '#core/db/schema/index.ts'
import { admitsCar, admitsUnit } from '#core/domain/landed-price/admission-condition.ts'
import type { AtPort, FigureBounds, FiguresAt } from './read-at-port.ts'

/** Condition of a new car that is admitted at the destination and costs there what is asked for. */
export function meetsCar(at: AtPort): SQL {
  return sql.join([...(at.admission === null ? [] : [admitsCar(at.admission)]), ...boundsConditions('new', at)], sql` and `)
}

/** The same of a used unit. */
export function meetsUnit(at: AtPort): SQL {
  return sql.join([...(at.admission === null ? [] : [admitsUnit(at.admission)]), ...boundsConditions('used', at)], sql` and `)
}

/** The figures of a destination beside the vehicles of a kind, as `cif_usd` and `landed_usd`, for the statement of a list that is ordered by them; nothing for null. */
export function joinFigures(kind: VehicleKind, figures: FiguresAt | null): SQL {
  return figures === null ? sql`` : sql`join ${landedFigure} on ${isOf(kind, figures)}`
}

const COLUMNS = { cif: landedFigure.cifUsd, landed: landedFigure.landedUsd }

function boundsConditions(kind: VehicleKind, { figures, bounds }: AtPort): SQL[] {
  if (figures === null) return []
  const within = bounds.flatMap(({ figure, from, to }: FigureBounds) => {
    const column = COLUMNS[figure]
    return [...(from === null ? [] : [sql`${column} >= ${from}`]), ...(to === null ? [] : [sql`${column} <= ${to}`])]
  })
  return [sql`exists (select from ${landedFigure} where ${sql.join([isOf(kind, figures), ...within], sql` and `)})`]
}

function isOf(kind: VehicleKind, { destination }: FiguresAt): SQL {
  const vehicle = kind === 'new' ? car : usedCar
  return sql`${landedFigure.destination} = ${destination} and ${landedFigure.vehicleKind} = ${kind} and ${landedFigure.vehicleId} = ${vehicle.id}`
}
