// Messages, sample texts and translators: `npm run messages -- matrix | check | export | import` (docs/translation.md).
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { ROOT, ScriptError } from './child.mjs'
import { checkTranslations } from './translations/check.ts'
import { readCsv, writeCsv } from '#i18n/sheet/csv.ts'
import { SheetFault } from '#i18n/sheet/sheet-fault.ts'
import { judgeSheet, writeSheet } from './translations/import.ts'
import { sheetOf } from './translations/unit.ts'
import { readXliff, writeXliff } from '#i18n/sheet/xliff.ts'
import { readGlossary } from './translations/glossary.ts'
import { readTightPlaces } from './translations/length.ts'
import { completeness, isComplete, matrixTable } from './translations/matrix.ts'
import { CHECKS, lineOf } from './translations/problem.ts'
import { readCatalogues } from './translations/read.ts'
import { findNamers } from './translations/unused.ts'

const USAGE = `npm run messages -- matrix
npm run messages -- check [LANGUAGE…] [CHECK…]
npm run messages -- export [--locale de] [--format xliff|csv] [--out exchange]
npm run messages -- import FILE… [--dry-run]`

const FORMATS = { xliff: { ending: 'xlf', write: writeXliff }, csv: { ending: 'csv', write: writeCsv } }
const OPTIONS = { locale: { type: 'string' }, format: { type: 'string' }, out: { type: 'string' }, 'dry-run': { type: 'boolean' } }

/** A file of a wrong language has a fault in every text: the first ones say so. */
const MOST_LINES = 40

try {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const [command, ...files] = positionals
  if (command === 'matrix') await printMatrix()
  else if (command === 'check') await printProblems(files)
  else if (command === 'export' && files.length === 0) await exportSheets(values)
  else if (command === 'import' && files.length > 0) await importSheets(files, values)
  else throw new ScriptError(USAGE)
} catch (error) {
  if (!(error instanceof ScriptError) && !error.code?.startsWith('ERR_PARSE_ARGS')) throw error
  console.error(error instanceof ScriptError ? error.message : `${error.message}\n${USAGE}`)
  process.exitCode = 1
}

async function printMatrix() {
  const shares = await completeness(ROOT, await readCatalogues(ROOT), await readGlossary(ROOT))
  console.log(matrixTable(shares))
  process.exitCode = isComplete(shares) ? 0 : 1
}

/** All problems, or those of some languages and checks. */
async function printProblems(wanted) {
  const unknown = wanted.filter((word) => !CHECKS.includes(word) && !LOCALE_CODES.includes(word) && word !== 'list')
  if (unknown.length > 0) throw new ScriptError(`no language and no check: ${unknown.join(', ')}; checks are ${CHECKS.join(', ')}`)
  const checks = wanted.filter((word) => CHECKS.includes(word))
  const places = wanted.filter((word) => !CHECKS.includes(word))
  const problems = (await checkTranslations(ROOT)).filter(
    ({ check, place }) => (checks.length === 0 || checks.includes(check)) && (places.length === 0 || places.includes(place.split('/')[0])),
  )
  for (const problem of problems) console.log(lineOf(problem))
  console.log(`messages: ${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
}

async function exportSheets({ locale, format = 'xliff', out = 'exchange' }) {
  if (!Object.hasOwn(FORMATS, format)) throw new ScriptError(`--format is xliff or csv\n${USAGE}`)
  const others = LOCALE_CODES.filter((code) => code !== 'en')
  if (locale !== undefined && !others.includes(locale)) throw new ScriptError(`--locale is one of ${others.join(', ')}`)
  const [catalogues, { terms, glossaries }, tightPlaces] = await Promise.all([readCatalogues(ROOT), readGlossary(ROOT), readTightPlaces()])
  const namers = await findNamers(ROOT, catalogues)
  await mkdir(path.resolve(out), { recursive: true })
  for (const code of locale === undefined ? others : [locale]) {
    const sheet = sheetOf({ catalogues, locale: code, terms, glossary: glossaries.get(code) ?? {}, tightPlaces, namers })
    const file = path.join(path.resolve(out), `${code}.${FORMATS[format].ending}`)
    await writeFile(file, await FORMATS[format].write(sheet))
    console.log(`${path.relative(process.cwd(), file)}: ${sheet.units.length} texts`)
  }
}

async function importSheets(files, { 'dry-run': isDryRun = false }) {
  const catalogues = await readCatalogues(ROOT)
  const judged = await Promise.all(files.map(async (file) => ({ file, ...(await judge(file, catalogues)) })))
  for (const { file, faults, notices } of judged) {
    printLines(file, faults)
    printLines(`${file} note:`, notices)
  }
  const count = judged.reduce((sum, { faults }) => sum + faults.length, 0)
  if (count > 0) throw new ScriptError(`${count} ${count === 1 ? 'fault' : 'faults'}, nothing was written`)
  const locales = judged.map(({ sheet }) => sheet.locale)
  if (new Set(locales).size < locales.length) throw new ScriptError('Two files are of one language: give them one after the other')
  for (const { file, sheet } of judged) {
    const changed = isDryRun ? [] : await writeSheet(sheet, ROOT)
    const outcome = changed.length === 0 ? 'nothing has changed' : `changed ${changed.join(', ')}`
    console.log(`${file}: ${sheet.units.length} texts are good, ${isDryRun ? 'nothing was written' : outcome}`)
  }
}

async function judge(file, catalogues) {
  try {
    const text = textOf(await readFile(file))
    const sheet = /\.csv$/i.test(file) ? readCsv(text) : readXliff(text)
    return { sheet, ...judgeSheet(sheet, catalogues) }
  } catch (error) {
    if (error instanceof SheetFault || ['ENOENT', 'EISDIR'].includes(error.code)) return { sheet: null, faults: [error.message], notices: [] }
    throw error
  }
}

/** Another encoding would be written down as wrong letters. */
function textOf(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new SheetFault(1, 'file', 'is not UTF-8: save it as XLIFF, or from a spreadsheet as "CSV UTF-8"')
  }
}

function printLines(head, lines) {
  for (const line of lines.slice(0, MOST_LINES)) console.error(`${head} ${line}`)
  if (lines.length > MOST_LINES) console.error(`${head} … and ${lines.length - MOST_LINES} more`)
}
