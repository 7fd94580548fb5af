import { isUtf8 } from 'node:buffer'
import { AppError, isAppError } from '#contract/errors.ts'
import type { ImportWordsInput, RefusedText, WordsReport } from '#contract/translation-sheet.ts'
import { TRANSLATED_KINDS, type SheetFaultKey, type TranslatedKind } from '#contract/translation-values.ts'
import type { WordsValue } from '#contract/translation.ts'
import type { Tx } from '#core/db/client.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readAtMost } from '#core/domain/upload/index.ts'
import { isBlank } from '#i18n/sheet/blank.ts'
import { readCsv } from '#i18n/sheet/csv.ts'
import { SheetFault } from '#i18n/sheet/sheet-fault.ts'
import type { Sheet, Unit } from '#i18n/sheet/sheet.ts'
import { readXliff } from '#i18n/sheet/xliff.ts'
import { DEFAULT_LOCALE, type Locale } from '#i18n/locales.ts'
import { faultOfText } from './judge-text.ts'
import { writeWords } from './save-words.ts'
import { storeOf } from './stores.ts'
import { wordsFrom, unitsOf } from './word-units.ts'
import type { Thing, WordStore } from './thing.ts'

/** Bytes of a file, at most: every text of some thousand things in one language. */
const MOST_BYTES = 8 * 1024 * 1024
/** Refusals that are told; a file of a wrong language has one in every text. */
const MOST_TOLD = 200

type ImportInput = ImportWordsInput & { source: AsyncIterable<Uint8Array>; fileName: string }

/**
 * Takes a translator's file in (XLIFF 2 or CSV), or only tells what would come in. Each thing comes in whole or not at all, and all of them
 * in one transaction. Permission of each kind to write; what somebody may not write is refused thing by thing. Errors: `forbidden`,
 * `payload_too_large`.
 */
export async function importWords({ ctx, input }: { ctx: Ctx; input: ImportInput }): Promise<WordsReport> {
  if (ctx.actor.kind !== 'staff' && ctx.actor.kind !== 'system') throw new AppError('forbidden')
  const sheet = parse(await readAtMost(input.source, MOST_BYTES))
  const report: WordsReport = { locale: null, mode: input.mode, fault: null, things: 0, texts: 0, same: 0, empty: 0, refused: [], refused_count: 0 }
  if ('key' in sheet) return { ...report, fault: sheet }
  report.locale = sheet.locale
  const tags = new Set<WordStore>()
  await ctx.db
    .transaction(async (tx) => {
      const groups = Map.groupBy(sheet.units, ({ kind, key }) => `${kind}/${key.split('.')[0]}`)
      for (const [id, units] of groups) await takeThing(tx, { ctx, report, id, units, locale: sheet.locale, publish: input.publish === 'yes', stores: tags })
      if (input.mode === 'check') throw new Unwritten()
      const { locale, things, texts, refused_count: refused } = report
      await writeAudit(tx, {
        ctx,
        action: 'translation.imported',
        subjectKind: 'translation',
        subjectId: null,
        detail: { locale, file: input.fileName, things, texts, refused },
      })
    })
    .catch((error: unknown) => {
      if (!(error instanceof Unwritten)) throw error
    })
  ctx.ports.cache.drop([...tags].flatMap((store) => [...store.tags]))
  return { ...report, refused: report.refused.slice(0, MOST_TOLD), refused_count: report.refused.length }
}

/** Ends a transaction that was only to tell what it would do. */
class Unwritten extends Error {}

type TakeInput = { ctx: Ctx; report: WordsReport; id: string; units: readonly Unit[]; locale: Locale; publish: boolean; stores: Set<WordStore> }

async function takeThing(tx: Tx, { ctx, report, id, units, locale, publish, stores }: TakeInput): Promise<void> {
  const [head] = units
  if (head === undefined) return
  const kind = TRANSLATED_KINDS.find((known) => id.startsWith(`${known}/`))
  const refuse = (unit: Unit, fault: SheetFaultKey, name: string | null = null, hint = '') =>
    report.refused.push(refusal({ unit, kind: kind ?? null, fault, name, hint }))
  const refuseAll = (fault: SheetFaultKey) => units.forEach((unit) => refuse(unit, fault))
  if (kind === undefined) return refuseAll('unknown_thing')
  const store = storeOf(kind)
  if (!mayWrite(ctx, store)) return refuseAll('forbidden')
  const thingId = id.slice(kind.length + 1)
  const [thing] = /^(?:[1-9]\d{0,14}|[a-z]{1,20})$/.test(thingId) ? await store.find(tx, [thingId], true) : []
  if (thing === undefined) return refuseAll('unknown_thing')
  const known = new Map(unitsOf(thing, locale).map((unit) => [unit.key, unit]))
  const texts = new Map<string, string>()
  let isRefused = false
  for (const unit of units) {
    const own = known.get(unit.key.slice(thingId.length + 1))
    if (own !== undefined && (unit.target === null || isBlank(unit.target))) {
      report.empty += 1
      continue
    }
    const target = (unit.target ?? '').trim()
    const fault = own === undefined ? 'unknown_text' : own.source !== unit.source ? 'stale_source' : faultOfText({ locale, source: own.source, target })
    if (fault !== null) {
      isRefused = true
      refuse(unit, fault, thing.name)
    } else if (own !== undefined) texts.set(own.key, target)
  }
  if (isRefused || texts.size === 0) return
  const changed = [...texts].filter(([key, text]) => known.get(key)?.target !== text)
  report.same += texts.size - changed.length
  if (changed.length === 0) return
  await writeThing(head)

  async function writeThing(fallback: Unit): Promise<void> {
    // What is stored already stands in for what the file leaves out.
    const all = new Map([...known].flatMap(([key, { target }]) => (target === null ? [] : [[key, target] as const])).concat([...texts]))
    const words = wordsFrom(thing as Thing, all)
    const first = units.find((unit) => unit.target !== null) ?? fallback
    const broken = [...words].find(([, word]) => word === null)
    if (broken !== undefined) return void refuse(first, 'incomplete', thing?.name ?? null, broken[0])
    const isPublished = publish && thing?.texts[DEFAULT_LOCALE]?.state === 'published' && store.firstState !== null
    const value: WordsValue = {
      ...Object.fromEntries([...words].map(([name, word]) => [name, { [locale]: word }])),
      ...(isPublished ? { publish_state: { [locale]: 'published' } } : {}),
    }
    try {
      await tx.transaction((inner) => writeWords(inner, { ctx, store, thing: thing as Thing, value, isUnread: false }))
    } catch (error) {
      if (!isAppError(error) || !['validation_failed', 'forbidden'].includes(error.key)) throw error
      return void refuse(
        first,
        error.key === 'forbidden' ? 'forbidden' : 'not_fitting',
        thing?.name ?? null,
        error.issues.map(({ path, key }) => `${path.split('.')[1]}: ${key}`).join(', '),
      )
    }
    stores.add(store)
    report.things += 1
    report.texts += changed.length
  }
}

function refusal({
  unit,
  kind,
  fault,
  name,
  hint,
}: {
  unit: Unit
  kind: TranslatedKind | null
  fault: SheetFaultKey
  name: string | null
  hint: string
}): RefusedText {
  return { line: unit.line, kind, key: unit.key.slice(0, 120), name, fault, hint: hint.slice(0, 300) }
}

function mayWrite({ actor }: Ctx, { write }: WordStore): boolean {
  return actor.kind === 'system' || (actor.kind === 'staff' && actor.permissions.includes(write))
}

/** A file is what it begins as, whatever it is called. */
function parse(bytes: Buffer): Sheet | NonNullable<WordsReport['fault']> {
  if (!isUtf8(bytes)) return { key: 'not_utf8', line: null, hint: '' }
  const text = bytes.toString('utf8')
  try {
    const sheet = /^\ufeff?\s*</.test(text) ? readXliff(text) : readCsv(text)
    return sheet.locale === DEFAULT_LOCALE ? { key: 'english_source', line: null, hint: '' } : sheet
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error
    return { key: 'unreadable', line: error.line, hint: error.what.slice(0, 300) }
  }
}
