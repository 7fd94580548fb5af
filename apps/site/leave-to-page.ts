import type { HandoffRule } from './handoff.ts'
import type { Plain } from './plain.ts'

type Fields = { readonly [key: string]: Plain | undefined }

/** What stands in the page anyway: `path` leads to it in the loader data, `read` finds it in the page again. */
export type PagePart = { path: readonly string[]; read: (page: Document) => Plain }

/** The rule of a page that shows `parts` as they are; a part that a page does not have stays missing. */
export function leaveToPage(...parts: readonly PagePart[]): HandoffRule {
  return {
    lean: (data) => parts.reduce((lean, { path }) => replace(lean, path, () => null), data),
    restore: (data, page) => parts.reduce((whole, { path, read }) => replace(whole, path, () => read(page)), data),
  }
}

function replace(data: Plain, [name, ...rest]: readonly string[], valueOf: () => Plain): Plain {
  if (name === undefined) return valueOf()
  if (!hasFields(data)) return data
  const field = data[name]
  return field === undefined ? data : { ...data, [name]: replace(field, rest, valueOf) }
}

function hasFields(data: Plain): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
