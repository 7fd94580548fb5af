import type { StoredName } from '#contract/stored.ts'
import { VALUE_FIELDS } from './wire.ts'
import type { EnquiryValues } from './wire.ts'

const KEY = 'enquiryDraft' satisfies StoredName

/** What is kept of a form: what was typed, without requirements that the page itself had filled in (`prefilled`); null for nothing. */
export function draftOf(values: EnquiryValues, prefilled: string): EnquiryValues | null {
  const { remark, ...rest } = values
  const draft = remark === undefined || remark === prefilled.trim() ? rest : { ...rest, remark }
  return Object.keys(draft).length === 0 ? null : draft
}

/** Takes what it knows out of whatever was stored. */
export function parseDraft(raw: string | null): EnquiryValues {
  const stored = decode(raw)
  if (typeof stored !== 'object' || stored === null) return {}
  const entries = VALUE_FIELDS.map((field): [string, unknown] => [field, Reflect.get(stored, field)])
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value !== ''))
}

/** The draft of this tab; empty where there is none or the browser refuses storage. */
export function readDraft(area: () => Storage = () => sessionStorage): EnquiryValues {
  try {
    return parseDraft(area().getItem(KEY))
  } catch {
    return {}
  }
}

/** Keeps a draft for this tab; null forgets it. Never throws. */
export function writeDraft(draft: EnquiryValues | null, area: () => Storage = () => sessionStorage): void {
  try {
    if (draft === null) area().removeItem(KEY)
    else area().setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage is closed: what was typed lives as long as the form.
  }
}

function decode(raw: string | null): unknown {
  try {
    return JSON.parse(raw ?? 'null')
  } catch {
    return null
  }
}
