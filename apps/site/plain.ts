/** What JSON can carry. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain | undefined }

/** True if JSON gives the value back as it was; what is undefined in an object is missing there, which reads the same. */
export function isPlain(value: unknown): value is Plain {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object') return false
  if (Array.isArray(value)) return value.every(isPlain)
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return false
  return Object.values(value).every((part) => part === undefined || isPlain(part))
}
