import { createHash } from 'node:crypto'
import { losesLetters, shortHash, slugify } from '#core/domain/sign/index.ts'

const REFERENCE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * `model_sign` of a row without one: brand, model, trim and year. The same row gives the same key at every import. Where the names are not all Latin
 * (`海豹 550km 精英型`) a fingerprint of them keeps trims apart; a key too long is cut, with the fingerprint.
 */
export function deriveModelSign(input: { brandSign: string; modelName: string; trim: string | null; modelYear: number | null; maxLength: number }): string {
  const names = [input.modelName, input.trim ?? '']
  const model = slugify(input.modelName)
  const withoutBrand = model.startsWith(`${input.brandSign}-`) ? model.slice(input.brandSign.length + 1) : model
  const year = input.modelYear === null ? '' : String(input.modelYear)
  const parts = [input.brandSign, withoutBrand, slugify(input.trim ?? '')].filter((part) => part !== '')
  const hash = shortHash([input.brandSign, ...names, year])
  const plain = [...parts, year].filter((part) => part !== '').join('-')
  const needsHash = names.some(losesLetters) || plain.length > input.maxLength || withoutBrand === ''
  if (!needsHash) return plain
  const tail = [year, hash].filter((part) => part !== '').join('-')
  return `${parts
    .join('-')
    .slice(0, input.maxLength - tail.length - 1)
    .replace(/-+$/, '')}-${tail}`
}

/**
 * Stock reference of a row without one: eight characters out of what identifies it (the VIN alone where there is one), always the same, without O, 0, I and 1.
 * 32⁸ values: 100,000 units collide once in 200 imports.
 */
export function deriveStockRef(identity: string): string {
  const digest = createHash('sha256').update(`stock-ref:${identity}`).digest()
  return [...digest.subarray(0, 8)].map((byte) => REFERENCE_LETTERS[byte % 32]).join('')
}

/** `brand_sign` of a brand without one; empty where its name has no Latin letter or digit. */
export function deriveBrandSign(brandName: string): string {
  return slugify(brandName).slice(0, 60).replace(/-+$/, '')
}
