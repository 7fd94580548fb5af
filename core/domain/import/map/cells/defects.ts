import { remark } from '#core/domain/import/reason/reason.ts'
import { excerpt, readAs, refuse, type CellReader, type DefectValue } from './reading.ts'
import { isNothing, plainText } from './text.ts'

const MOST_DEFECTS = 60
const NAME = /^[\p{L}\p{N} _/-]{1,60}$/u

/**
 * Inspection findings as a JSON list of `{zone, kind, size_cm, note}` (sizes in cm, null where there is none). Plain words are kept as one finding
 * of kind `other`, with a remark. Errors: `bad_list`, `too_long`.
 */
export function defectsCell(): CellReader {
  return (cell) => {
    const text = plainText(cell)
    if (isNothing(text) || /^(无瑕疵|无缺陷|良好|no defects?)$/i.test(text)) return readAs([])
    if (!/^[[{]/.test(text)) return freeText(text)
    const list = parseList(text)
    const defects = list?.map(toDefect)
    if (!defects || defects.length > MOST_DEFECTS || defects.includes(null)) return refuse('bad_list', { count: list?.length ?? 0, most: MOST_DEFECTS })
    return readAs(defects.filter((defect) => defect !== null))
  }
}

function freeText(text: string) {
  if (text.length > 500) return refuse('too_long', { length: text.length, most: 500 })
  return readAs([{ zone: 'unspecified', kind: 'other', size_cm: null, note: text }], [remark('free_text_defect', { value: excerpt(text) })])
}

function parseList(text: string): unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed : null
  } catch {
    return null
  }
}

function toDefect(item: unknown): DefectValue | null {
  if (typeof item !== 'object' || item === null) return null
  const { zone, kind, size_cm: size = null, note = null } = item as Record<string, unknown>
  if (typeof zone !== 'string' || typeof kind !== 'string' || !NAME.test(zone) || !NAME.test(kind)) return null
  const isSize = size === null || (typeof size === 'number' && size >= 0 && size <= 600)
  const isNote = note === null || (typeof note === 'string' && note.length <= 300)
  if (!isSize || !isNote) return null
  return { zone, kind, size_cm: size, note: typeof note === 'string' ? plainText(note) : null }
}
