import { sql, type SQL } from 'drizzle-orm'
import { brand, car, modelSize, usedCar } from '#core/db/schema/index.ts'
import { BODIES_OF_CARS, ENGINES, SEATS_OF_A_BUS } from './calculate/vehicle.ts'
import type { Admission } from './read-admission.ts'

/** Condition of a new car that a country admits. */
export function admitsCar(admission: Admission): SQL {
  return sql.join([...commonConditions(car, admission), ...(admission.isIceProhibited ? [sql`not (${isEngined(car)} and ${isCarBody(car)})`] : [])], sql` and `)
}

/** Condition of a used unit that a country admits; its body is that of its model in the table of sizes. */
export function admitsUnit(admission: Admission): SQL {
  const { usedAfter, isIceProhibited } = admission
  if (usedAfter === false) return sql`false`
  const age = usedAfter === null ? [] : [sql`coalesce(${START[usedAfter.basis]} > ${usedAfter.day}::date, true)`]
  return sql.join(
    [...commonConditions(usedCar, admission), ...age, ...(isIceProhibited ? [sql`not (${isEngined(usedCar)} and ${isCarModel()})`] : [])],
    sql` and `,
  )
}

type Vehicles = typeof car | typeof usedCar

function commonConditions(table: Vehicles, { steering, refusedStandards }: Admission): SQL[] {
  return [
    sql`true`,
    ...(steering === null ? [] : [sql`coalesce(${table.steering} in (${steering}, 'both'), true)`]),
    ...(refusedStandards.length === 0
      ? []
      : [sql`(${table.energyType} = 'BEV' or ${table.emissionStandard} is null or ${table.emissionStandard} <> all(${sql.param(refusedStandards)}::text[]))`]),
  ]
}

function isEngined(table: Vehicles): SQL {
  return sql`${table.energyType} = any(${sql.param(ENGINES)}::text[])`
}

function isCarBody({ bodyType, seats }: Pick<typeof car, 'bodyType' | 'seats'> | Pick<typeof modelSize, 'bodyType' | 'seats'>): SQL {
  return sql`coalesce(${bodyType} = any(${sql.param(BODIES_OF_CARS)}::text[]) or (${bodyType} = 'minibus' and ${seats} < ${SEATS_OF_A_BUS}), false)`
}

function isCarModel(): SQL {
  return sql`exists (
    select from ${modelSize} join ${brand} on ${brand.brandSign} = ${modelSize.brandSign}
    where ${brand.id} = ${usedCar.brandId} and ${modelSize.modelName} = ${usedCar.modelName} and ${modelSize.energyType} = ${usedCar.energyType}
      and ${modelSize.displacementCc} is not distinct from ${usedCar.displacementCc} and ${isCarBody(modelSize)})`
}

const BY_MODEL_YEAR = sql`make_date(${usedCar.modelYear}, 1, 1)`
const BY_MANUFACTURE = sql`coalesce(${usedCar.manufactureDate}, ${BY_MODEL_YEAR})`
const BY_REGISTRATION = sql`coalesce(${usedCar.firstRegistrationDate}, ${BY_MANUFACTURE})`

/** The day from which age is counted. */
const START: Readonly<Record<NonNullable<Exclude<Admission['usedAfter'], false>>['basis'], SQL>> = {
  first_registration: BY_REGISTRATION,
  first_registration_year: BY_REGISTRATION,
  manufacture: BY_MANUFACTURE,
  model_year: BY_MODEL_YEAR,
}
