import { MODEL_SIGN_LENGTH } from '#core/domain/import/map/columns/car-columns.ts'
import { deriveBrandSign, deriveModelSign, deriveStockRef } from './derive-keys.ts'
import { fault, remark } from '#core/domain/import/reason/reason.ts'
import { keyText } from '#core/domain/import/check/row-key.ts'
import { foldName } from '#core/domain/import/map/cells/text.ts'
import { numberOf, textOf, type Draft, type Rule } from '#core/domain/import/map/draft.ts'

/** A car without `model_sign` gets one from brand, model, trim and year. */
export const keyCar: Rule = (draft) => {
  const [brandSign, modelName] = [textOf(draft, 'brand_sign'), textOf(draft, 'model_name')]
  if (textOf(draft, 'model_sign') !== null || brandSign === null || modelName === null) return
  draft.values.model_sign = deriveModelSign({
    brandSign,
    modelName,
    trim: textOf(draft, 'trim'),
    modelYear: numberOf(draft, 'model_year'),
    maxLength: MODEL_SIGN_LENGTH,
  })
}

/** What tells one unit from another where it has neither VIN nor number. Price and status change, so they are none of it. */
const UNIT_DATA = ['brand_sign', 'model_name', 'trim', 'model_year', 'first_registration_date', 'manufacture_date', 'mileage_km', 'colour_exterior']

/** Whose unit it is, where the file has no column for it. */
export const nameSupplier: Rule = (draft, context) => {
  if (context.supplier !== null && textOf(draft, 'supplier') === null) draft.values.supplier = context.supplier
}

/**
 * Our stock reference of a unit that states none: that of the stored unit with its VIN or its supplier's number, else one made of the VIN, the supplier's
 * number, or its data. A number that is ours already is ours. The supplier's number on a stored unit with another VIN contradicts the unit's identity.
 */
export const keyUsed: Rule = (draft, { lookups }) => {
  if (textOf(draft, 'stock_ref') !== null) return
  const [vin, reference, supplier] = [textOf(draft, 'vin'), textOf(draft, 'supplier_ref'), textOf(draft, 'supplier')]
  if (reference !== null && lookups.stockRefs.has(reference.toUpperCase())) {
    draft.values.stock_ref = reference.toUpperCase()
    delete draft.values.supplier_ref
    return
  }
  const byVin = vin === null ? undefined : lookups.stockByVin.get(vin)
  const bySupplier = reference === null ? undefined : lookups.stockBySupplier.get(supplierKey(supplier, reference))
  if (byVin === undefined && bySupplier && !bySupplier.isSold && vin !== null && bySupplier.vin !== null && bySupplier.vin !== vin) {
    const params = { reference: reference ?? '', stockRef: bySupplier.stockRef, vin: bySupplier.vin }
    draft.faults.push({ ...fault('reference_of_other_vin', params), column: 'supplier_ref' })
  }
  const isSameUnit = bySupplier !== undefined && (vin === null || bySupplier.vin === null || bySupplier.vin === vin)
  draft.values.stock_ref = byVin ?? (isSameUnit ? bySupplier.stockRef : makeStockRef(draft, { vin, reference, supplier }))
}

/** Key of `Lookups.stockBySupplier`: two suppliers may use one number. */
export function supplierKey(supplier: string | null, reference: string): string {
  return keyText([foldName(supplier ?? ''), reference.toUpperCase()])
}

function makeStockRef(draft: Draft, { vin, reference, supplier }: { vin: string | null; reference: string | null; supplier: string | null }): string {
  if (vin !== null) return deriveStockRef(vin)
  if (reference !== null) return deriveStockRef(`supplier ${supplierKey(supplier, reference)}`)
  if (draft.faults.length === 0) draft.remarks.push({ ...remark('key_from_data'), column: null })
  return deriveStockRef(`data ${keyText([foldName(supplier ?? ''), ...UNIT_DATA.map((column) => draft.values[column] ?? null)])}`)
}

/** A brand without `brand_sign` gets one from its name. */
export const keyBrand: Rule = (draft) => {
  const name = textOf(draft, 'brand_name')
  if (textOf(draft, 'brand_sign') !== null || name === null) return
  const sign = deriveBrandSign(name)
  if (sign === '') draft.faults.push({ ...fault('required', { where: 'cell', column: 'brand_sign' }), column: 'brand_sign' })
  else draft.values.brand_sign = sign
}
