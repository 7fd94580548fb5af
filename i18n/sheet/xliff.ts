import { DOMParser, type Element } from '@xmldom/xmldom'
import js2xliff from 'xliff/js2xliff'
import { isLocale } from '#i18n/locales.ts'
import { SheetFault } from './sheet-fault.ts'
import { refuseTwins, type Sheet, type Unit } from './sheet.ts'

type XliffUnit = { source: string; target?: string; note?: string[]; additionalAttributes?: Record<string, string> }
type Xliff = { resources: Record<string, Record<string, XliffUnit>>; sourceLanguage: string; targetLanguage?: string }

/** A sheet as XLIFF 2.0: a file per kind, a unit per text. Spaces are part of the text. */
export async function writeXliff({ locale, units }: Sheet): Promise<string> {
  const kinds = [...new Set(units.map((unit) => unit.kind))]
  const resources = Object.fromEntries(kinds.map((kind) => [kind, Object.fromEntries(units.filter((unit) => unit.kind === kind).map(entryOf))]))
  const text = (await js2xliff({ resources, sourceLanguage: 'en', targetLanguage: locale } satisfies Xliff)) as string
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`
}

/**
 * Reads a sheet that came back: segments of a unit that a tool has parted are one text again. Throws `SheetFault` where it is no sheet,
 * and where it is cut off.
 */
export function readXliff<Kind extends string = string>(text: string): Sheet<Kind> {
  const root = parse(text)
  if (root.localName !== 'xliff' || !root.getAttribute('version')?.startsWith('2')) throw new SheetFault(1, 'file', 'is not XLIFF 2')
  const locale = root.getAttribute('trgLang')
  if (!isLocale(locale)) throw new SheetFault(1, 'trgLang', `is not one of our languages: ${locale}`)
  const units = elementsOf(root, 'file').flatMap((file) => {
    const kind = file.getAttribute('id') as Kind
    return [...file.getElementsByTagNameNS('*', 'unit')].map((unit) => unitOf(kind, unit))
  })
  refuseTwins(units)
  return { locale, units }
}

function entryOf({ key, source, target, notes }: Unit): [string, XliffUnit] {
  const words = target === null ? { source: guard(source) } : { source: guard(source), target: guard(target) }
  return [key, { ...words, ...(notes.length > 0 ? { note: notes.map(guard) } : {}), additionalAttributes: { 'xml:space': 'preserve' } }]
}

/** The writer takes `&amp;` for an ampersand that is escaped already. */
function guard(text: string): string {
  return text.replaceAll('&amp;', '&amp;amp;')
}

function unitOf<Kind extends string>(kind: Kind, unit: Element): Unit<Kind> {
  const key = unit.getAttribute('id') ?? ''
  const parts = elementsOf(unit, 'segment', 'ignorable').map((part) => {
    const [source, target] = ['source', 'target'].map((name) => elementsOf(part, name).map((element) => textOf(element, key))[0])
    // What stands between two sentences needs no translation.
    return { source: source ?? '', target: target ?? (part.localName === 'ignorable' ? source : undefined) }
  })
  const isWhole = parts.length > 0 && parts.every(({ target }) => target !== undefined)
  const target = isWhole ? parts.map((part) => part.target).join('') : null
  return { kind, key, source: parts.map(({ source }) => source).join(''), target, notes: [], line: unit.lineNumber ?? null }
}

/** Marks inside a text (`<ph>`, `<mrk>`) are none of ours: what they stand for would be lost. */
function textOf(element: Element, key: string): string {
  if (elementsOf(element).length > 0) throw new SheetFault(element.lineNumber ?? 1, key, 'holds marks inside the text; give it back as plain text')
  return element.textContent ?? ''
}

/** The elements directly in `parent`, of these names or all. */
function elementsOf(parent: Element, ...names: string[]): Element[] {
  const elements = [...parent.childNodes].filter((node): node is Element => node.nodeType === node.ELEMENT_NODE)
  return names.length === 0 ? elements : elements.filter(({ localName }) => localName !== null && names.includes(localName))
}

function parse(text: string): Element {
  // Before anything is read: entities of a file's own could grow without end.
  if (/<!DOCTYPE/i.test(text)) throw new SheetFault(1, 'file', 'has a DOCTYPE, which XLIFF has not')
  let fault: SheetFault | null = null
  const parser = new DOMParser({
    normalizeLineEndings: (source) => source.replaceAll(/\r\n?/g, '\n'),
    onError: (_level, message, { locator }: { locator?: { lineNumber?: number } }) => {
      fault ??= new SheetFault(locator?.lineNumber || 1, 'file', `is not well-formed: ${message}`)
      throw fault
    },
  })
  try {
    const { documentElement } = parser.parseFromString(text, 'text/xml')
    if (documentElement) return documentElement
  } catch (error) {
    throw fault ?? new SheetFault(1, 'file', `is not well-formed: ${(error as Error).message}`)
  }
  throw new SheetFault(1, 'file', 'is empty')
}
