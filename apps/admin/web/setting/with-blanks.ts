/**
 * A value for a form that showed another one: what was there and is not in it, such as a language, is blank. An input whose value is missing
 * would show what was there.
 */
export function withBlanks(value: unknown, shown: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown, at) => withBlanks(item, Array.isArray(shown) ? shown[at] : undefined))
  if (isFields(shown)) {
    const given = isFields(value) ? value : {}
    return Object.fromEntries([...new Set([...Object.keys(given), ...Object.keys(shown)])].map((name) => [name, withBlanks(given[name], shown[name])]))
  }
  return value ?? (typeof shown === 'string' ? '' : null)
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
