import { MODEL_SIGN_LENGTH } from '#core/domain/import/map/columns/car-columns.ts'
import { deriveBrandSign, deriveModelSign, deriveStockRef } from './derive-keys.ts'
import { fault } from '#core/domain/import/reason/reason.ts'
import { numberOf, textOf, type Rule } from '#core/domain/import/map/draft.ts'

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

/** A used unit without `stock_ref` gets one from its VIN; without either it cannot be recognised again. */
export const keyUsed: Rule = (draft) => {
  if (textOf(draft, 'stock_ref') !== null) return
  const vin = textOf(draft, 'vin')
  if (vin === null) draft.faults.push({ ...fault('required', { where: 'cell', column: 'stock_ref' }), column: 'stock_ref' })
  else draft.values.stock_ref = deriveStockRef(vin)
}

/** A brand without `brand_sign` gets one from its name. */
export const keyBrand: Rule = (draft) => {
  const name = textOf(draft, 'brand_name')
  if (textOf(draft, 'brand_sign') !== null || name === null) return
  const sign = deriveBrandSign(name)
  if (sign === '') draft.faults.push({ ...fault('required', { where: 'cell', column: 'brand_sign' }), column: 'brand_sign' })
  else draft.values.brand_sign = sign
}
