import type { StoredName } from '#contract/stored.ts'
import { APPLY_FIELDS, readValues, type ApplyValues } from './apply-values.ts'

const KEY = 'dealerDraft' satisfies StoredName

/** Takes what it knows out of whatever was stored. */
export function parseDraft(raw: string | null): ApplyValues {
  const stored = decode(raw)
  if (typeof stored !== 'object' || stored === null) return {}
  const values: ApplyValues = {}
  for (const field of APPLY_FIELDS) {
    const value: unknown = Reflect.get(stored, field)
    if (typeof value === 'string' && value !== '') values[field] = value
  }
  const interests: unknown = Reflect.get(stored, 'interests')
  if (Array.isArray(interests)) values.interests = interests.filter((value) => typeof value === 'string')
  return values
}

/** The draft of this tab; empty where there is none or the browser refuses storage. */
export function readDraft(area: () => Storage = () => sessionStorage): ApplyValues {
  try {
    return parseDraft(area().getItem(KEY))
  } catch {
    return {}
  }
}

/** Keeps what stands in a form for this tab; null forgets it. Never throws. */
export function keepDraft(form: HTMLFormElement | null, more: ApplyValues = {}, area: () => Storage = () => sessionStorage): void {
  try {
    if (form === null) area().removeItem(KEY)
    else area().setItem(KEY, JSON.stringify({ ...readValues(new FormData(form)), ...more }))
  } catch {
    // Storage is closed: what was typed lives as long as the form.
  }
}

/** Puts a draft into the fields of a form that are still as the page came; never over something typed. */
export function fillEmpty(form: HTMLFormElement, draft: ApplyValues): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name)
    if (typeof value !== 'string') tick(form, name, value)
    else if (field instanceof RadioNodeList) field.value ||= value
    else if (isText(field) && field.value === '') field.value = value
  }
}

function tick(form: HTMLFormElement, name: string, values: readonly string[]): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
  if (boxes.some((box) => box.checked)) return
  for (const box of boxes) box.checked = values.includes(box.value)
}

function isText(field: Element | RadioNodeList | null): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
}

function decode(raw: string | null): unknown {
  try {
    return JSON.parse(raw ?? 'null')
  } catch {
    return null
  }
}
