import fc from 'fast-check'

/** What is used of JSON Schema in the document. */
export type JsonSchema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  pattern?: string
  minimum?: number
  maximum?: number
  maxLength?: number
}

/** What careless and hostile clients send: empty, huge, wrong type, markup, SQL, control characters, overrides of direction, emoji. */
const HOSTILE = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '99999999999999999999',
  'NaN',
  'null',
  'undefined',
  'true',
  '%',
  '%00',
  '%ff',
  '\\',
  '\0',
  '\u0007\u001b[31m',
  "' or 1=1 --",
  '"; drop table enquiry; --',
  '\ud800',
  '\u202eexe.fdp',
  '\u2066\u2069\u200f',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}',
  '../../../etc/passwd',
  '=cmd|calc',
  '🚗'.repeat(50),
  'ｆｕｌｌ　ｗｉｄｔｈ',
  '比亚迪',
  'รถยนต์ไฟฟ้า',
  'سيارة كهربائية',
  '{}',
  '[]',
  '1,2,,3',
  'a'.repeat(5000),
  'x@y',
  '+'.repeat(200),
]

const hostileText = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...HOSTILE) }, { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) })
const anything = fc.oneof(hostileText, fc.jsonValue({ maxDepth: 3 }), fc.double(), fc.integer(), fc.array(hostileText, { maxLength: 3 }), fc.constant(null))

/** Values that a schema names, where the schema says enough. */
function fitting(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => fitting(each, known)))
  if (schema.properties) return objectOf(schema, known)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'array') return fc.array(fitting(schema.items ?? {}, known), { maxLength: 4 })
  if (type === 'integer')
    return fc.integer({ min: Math.max(schema.minimum ?? -5, -2_000_000_000), max: Math.min(schema.maximum ?? 2_000_000_000, 2_000_000_000) })
  if (type === 'number') return fc.double({ noNaN: true })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'string') return fc.oneof(fc.constantFrom(...known), fc.string({ maxLength: Math.min(schema.maxLength ?? 40, 40) }))
  return anything
}

/** An object of a schema: each property fits, or is hostile, or is missing; now and then with one that nobody knows. */
export function objectOf(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, own]) => {
    const value = fc.oneof({ weight: 5, arbitrary: fitting(own, known) }, { weight: 2, arbitrary: anything })
    return [name, fc.option(value, { nil: undefined, freq: schema.required?.includes(name) ? 12 : 1 })] as const
  })
  const extra = fc.option(fc.tuple(fc.constantFrom('__proto__', 'constructor', 'id', 'role', 'is_admin', 'status', '<b>'), anything), {
    nil: undefined,
    freq: 1,
  })
  return fc.tuple(fc.record(Object.fromEntries(fields)), extra, fc.nat(9)).map(([object, more, chance]) => {
    const kept = Object.entries(object).filter(([, value]) => value !== undefined)
    return Object.fromEntries(more !== undefined && chance === 0 ? [...kept, more] : kept)
  })
}

/** A query as a browser would write it; what has no text form is written as JSON. */
export function queryOf(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => [name, Array.isArray(value) ? value.map(textOf).join(',') : textOf(value)])
    .map(([name = '', value = '']) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
