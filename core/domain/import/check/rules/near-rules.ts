import { nearKeys, nearName } from '#core/domain/import/check/near-names.ts'
import { numberOf, textOf, type Draft, type KnownVehicle, type Rule, type RuleContext } from '#core/domain/import/map/draft.ts'
import { remark } from '#core/domain/import/reason/reason.ts'

/** Odometers of one vehicle in two lists, a drive to the port apart. */
const NEAR_KM = 500

/** A car that is new by its key and yet has the brand, model, year and trim of a stored one, written otherwise. */
export const checkNearCar: Rule = (draft, context) => {
  remarkOn(draft, context, 'model_sign', (known) => {
    const isSameYear = isAlike(known.modelYear, numberOf(draft, 'model_year'))
    return isSameYear && nearName(known.trim ?? '') === nearName(textOf(draft, 'trim') ?? '')
  })
}

/** A unit that is new by its key and yet has the model, first registration and odometer of a stored one. Two VINs are two vehicles. */
export const checkNearUnit: Rule = (draft, context) => {
  const [vin, mileage, registered] = [textOf(draft, 'vin'), numberOf(draft, 'mileage_km'), textOf(draft, 'first_registration_date')]
  remarkOn(draft, context, 'stock_ref', (known) => {
    if (vin !== null && known.vin !== null) return false
    const isNearMileage = mileage !== null && known.mileageKm !== null && Math.abs(mileage - known.mileageKm) <= NEAR_KM
    const isSameMonth = isAlike(known.registered?.slice(0, 7) ?? null, registered?.slice(0, 7) ?? null)
    return isNearMileage && isSameMonth && isAlike(known.modelYear, numberOf(draft, 'model_year'))
  })
}

function remarkOn(draft: Draft, { lookups }: RuleContext, keyColumn: string, isNear: (known: KnownVehicle) => boolean): void {
  const [brandSign, modelName, key] = [textOf(draft, 'brand_sign'), textOf(draft, 'model_name'), textOf(draft, keyColumn)]
  if (brandSign === null || modelName === null) return
  const known = nearKeys(brandSign, modelName).flatMap((name) => lookups.vehicles.get(name) ?? [])
  if (known.some((vehicle) => vehicle.key === key)) return
  const near = known.find(isNear)
  if (near) draft.remarks.push({ ...remark('near_duplicate', { key: near.key }), column: null })
}

/** Equal, or one of them not known. */
function isAlike<Item>(a: Item | null, b: Item | null): boolean {
  return a === null || b === null || a === b
}
