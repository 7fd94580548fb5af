import js2xliff from 'xliff/js2xliff'
import xliff2js from 'xliff/xliff2js'
import { isLocale } from '#i18n/locales.ts'
import { KINDS, type Kind } from './read.ts'
import { SheetFault } from './fault.ts'
import type { Sheet, Unit } from './unit.ts'

type XliffUnit = { source?: unknown; target?: unknown; note?: string[]; additionalAttributes?: Record<string, string> }
type Xliff = { resources: Record<string, Record<string, XliffUnit>>; sourceLanguage: string; targetLanguage?: string }

/** Stands at the end of every text while it is read: the reader of XLIFF drops a line break there, and texts of blanks. */
const END = '\ue000'

/** A sheet as XLIFF 2.0: a file per kind, a unit per text. Spaces are part of the text. */
export async function writeXliff({ locale, units }: Sheet): Promise<string> {
  const kinds = KINDS.filter((kind) => units.some((unit) => unit.kind === kind))
  const resources = Object.fromEntries(kinds.map((kind) => [kind, Object.fromEntries(units.filter((unit) => unit.kind === kind).map(entryOf))]))
  const text = (await js2xliff({ resources, sourceLanguage: 'en', targetLanguage: locale } satisfies Xliff)) as string
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`
}

/** Reads a sheet that came back; throws `SheetFault` where it is none. */
export async function readXliff(text: string): Promise<Sheet> {
  const lines = linesOfUnits(text)
  const { resources, targetLanguage } = await parse(text)
  if (!isLocale(targetLanguage)) throw new SheetFault(1, 'trgLang', `is not one of our languages: ${targetLanguage}`)
  const units = Object.entries(resources).flatMap(([kind, entries]) =>
    Object.entries(entries).map(([key, { source, target }]): Unit => {
      const line = lines.get(`${kind} ${key}`) ?? null
      const own = textOf(target, { line, key })
      return { kind: kind as Kind, key, source: textOf(source, { line, key }) ?? '', target: own, notes: [], line }
    }),
  )
  return { locale: targetLanguage, units }
}

function entryOf({ key, source, target, notes }: Unit): [string, XliffUnit] {
  const words = target === null ? { source: guard(source) } : { source: guard(source), target: guard(target) }
  return [key, { ...words, ...(notes.length > 0 ? { note: notes.map(guard) } : {}), additionalAttributes: { 'xml:space': 'preserve' } }]
}

/** The writer takes `&amp;` for an ampersand that is escaped already. */
function guard(text: string): string {
  return text.replaceAll('&amp;', '&amp;amp;')
}

async function parse(text: string): Promise<Xliff> {
  try {
    const found = (await xliff2js(text.replaceAll(/<\/(?:source|target)>/g, `${END}$&`))) as Partial<Xliff>
    if (found.resources) return found as Xliff
  } catch (error) {
    throw new SheetFault(1, 'file', `is not well-formed: ${(error as Error).message}`)
  }
  throw new SheetFault(1, 'file', 'is not XLIFF 2')
}

/** Marks inside a text (`<ph>`, `<mrk>`) are none of ours: what they stand for would be lost. */
function textOf(value: unknown, { line, key }: { line: number | null; key: string }): string | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'string') return value.replaceAll(END, '')
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join('').replaceAll(END, '')
  throw new SheetFault(line ?? 1, key, 'holds marks inside the text; give it back as plain text')
}

/** The line of every unit; throws where one stands twice, of which the reader of XLIFF would keep the last. */
function linesOfUnits(text: string): Map<string, number> {
  const lines = new Map<string, number>()
  let kind = ''
  let [line, from] = [1, 0]
  for (const match of text.matchAll(/<(file|unit)\b[^>]*?\bid="([^"]*)"/g)) {
    const [, element, id = ''] = match
    line += text.slice(from, match.index).split('\n').length - 1
    from = match.index
    if (element === 'file') kind = id
    else {
      if (lines.has(`${kind} ${id}`)) throw new SheetFault(line, id, 'stands twice')
      lines.set(`${kind} ${id}`, line)
    }
  }
  return lines
}
