import { AppError } from '#contract/errors.ts'
import type { ExportWordsInput } from '#contract/translation-sheet.ts'
import type { TranslatedKind } from '#contract/translation-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readGlossary } from '#core/domain/glossary/index.ts'
import { writeCsv } from '#i18n/sheet/csv.ts'
import type { Unit } from '#i18n/sheet/sheet.ts'
import { writeXliff } from '#i18n/sheet/xliff.ts'
import { DEFAULT_LOCALE } from '#i18n/locales.ts'
import { findRows } from './list-translations.ts'
import { storeOf } from './stores.ts'
import { isEmptyWord } from './thing.ts'
import { unitsOf } from './word-units.ts'

type WordsFile = { text: string; fileName: string; total: number }

/** The English of what a filter finds, beside a language, as a file for translators. Permissions of `listTranslations`. Errors: `forbidden`, `validation_failed` for English itself. */
export async function exportWords({ ctx, input }: { ctx: Ctx; input: ExportWordsInput }): Promise<WordsFile> {
  const { locale, format, scope, ...filter } = input
  if (locale === DEFAULT_LOCALE) throw new AppError('validation_failed', { issues: [{ path: 'locale', key: 'english_source' }] })
  const rows = (await findRows(ctx, { ...filter, locale: filter.lack === undefined ? undefined : locale })).filter(
    ({ cells }) => scope === 'all' || cells[locale].lack !== null,
  )
  const glossary = await readGlossary(ctx)
  const units: Unit[] = []
  for (const [kind, own] of Map.groupBy(rows, (row) => row.kind)) {
    const things = await storeOf(kind).find(
      ctx.db,
      own.map(({ id }) => id.slice(kind.length + 1)),
    )
    for (const thing of things)
      for (const { key, source, target } of unitsOf(thing, locale)) {
        const terms = glossary.termsIn(source).map(({ term, words }) => `Term: ${term} = ${words[locale]?.use ?? '?'}`)
        units.push({
          kind,
          key: `${thing.id}.${key}`,
          source,
          target: isEmptyWord(target) ? null : target,
          notes: [nameNote(kind, thing.name), ...terms],
          line: null,
        })
      }
  }
  const sheet = { locale, units }
  const text = format === 'csv' ? writeCsv(sheet) : await writeXliff(sheet)
  return { text, fileName: `texts-${locale}.${format === 'csv' ? 'csv' : 'xlf'}`, total: units.length }
}

function nameNote(kind: TranslatedKind, name: string): string {
  return `In: ${kind} ${name}`
}
