import type { ImportKind } from '#contract/import.ts'
import { IMPORT_KINDS } from '#contract/import-values.ts'
import { importMessages, type ImportMessages } from '#core/domain/import/index.ts'
import { STAFF_LOCALES, type StaffLocale } from '#i18n/locales.ts'

/** What the operator asked for. Paths as typed, null where not asked for. */
export type ImportArgs = {
  kind: ImportKind
  file: string
  isDryRun: boolean
  reportFile: string | null
  rejectedFile: string | null
  /** JSON of headings to columns. */
  mapFile: string | null
  supplier: string | null
  publish: boolean
  lang: StaffLocale
}

/** Understood, or what to tell: `isHelp` where help was asked for, else a misuse. */
export type ReadArgs = { ok: true; args: ImportArgs } | { ok: false; isHelp: boolean; text: string }

const VALUE_OPTIONS = ['--report', '--rejected', '--map', '--supplier', '--lang'] as const
const PLAIN_OPTIONS = ['--dry-run', '--publish', '--help', '-h']

/** Reads the words behind `npm run import --`. Pure, so that misuse is told before a database is opened. */
export function readImportArgs(words: readonly string[]): ReadArgs {
  const { options, plain, missing, unknown } = split(words)
  const lang = STAFF_LOCALES.find((code) => code === (options.get('--lang') ?? 'en'))
  const text = importMessages(lang ?? 'en')
  const kinds = IMPORT_KINDS.join(', ')
  const misuse = (problem: string): ReadArgs => ({ ok: false, isHelp: false, text: `${problem}\n${usageText(text)}` })
  if (options.has('--help') || options.has('-h')) return { ok: false, isHelp: true, text: usageText(text) }
  if (unknown !== null) return misuse(text.command('unknown_option', { option: unknown }))
  if (missing !== null) return misuse(text.command('value_missing', { option: missing }))
  if (!lang) return misuse(text.command('unknown_lang', { lang: options.get('--lang') ?? '' }))
  const [kindWord, file, extra] = plain
  if (kindWord === undefined) return misuse(text.command('kind_missing', { kinds }))
  const kind = IMPORT_KINDS.find((candidate) => candidate === kindWord)
  if (!kind) return misuse(text.command('unknown_kind', { kind: kindWord, kinds }))
  if (file === undefined) return misuse(text.command('file_missing'))
  if (extra !== undefined) return misuse(text.command('too_many', { extra }))
  const args = {
    kind,
    file,
    isDryRun: options.has('--dry-run'),
    reportFile: options.get('--report') ?? null,
    rejectedFile: options.get('--rejected') ?? null,
    mapFile: options.get('--map') ?? null,
    supplier: options.get('--supplier')?.trim() ?? null,
    publish: options.has('--publish'),
    lang,
  }
  return { ok: true, args }
}

/** `--report FILE` and `--report=FILE` alike; `--` ends the options. */
function split(words: readonly string[]): { options: Map<string, string>; plain: string[]; missing: string | null; unknown: string | null } {
  const options = new Map<string, string>()
  const plain: string[] = []
  let missing: string | null = null
  let unknown: string | null = null
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (word === '--') return { options, plain: [...plain, ...words.slice(at + 1)], missing, unknown }
    const [name, inline] = splitAtFirst(word)
    const takesValue = (VALUE_OPTIONS as readonly string[]).includes(name)
    if (!word.startsWith('-') || word === '-') plain.push(word)
    else if (takesValue) {
      const value = inline ?? words[(at += 1)]
      if (value === undefined || value === '' || (inline === undefined && value.startsWith('--'))) missing ??= name
      else options.set(name, value)
    } else if (PLAIN_OPTIONS.includes(word)) options.set(word, '')
    else unknown ??= word
  }
  return { options, plain, missing, unknown }
}

function splitAtFirst(word: string): [string, string | undefined] {
  const at = word.indexOf('=')
  return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)]
}

function usageText(text: ImportMessages): string {
  const options = [
    ['--dry-run', text.command('option_dry_run')],
    ['--report FILE', text.command('option_report')],
    ['--rejected FILE', text.command('option_rejected')],
    ['--publish', text.command('option_publish')],
    ['--map FILE', text.command('option_map')],
    ['--supplier NAME', text.command('option_supplier')],
    ['--lang en|zh', text.command('option_lang')],
  ] as const
  return [
    text.command('usage'),
    `  ${text.command('usage_kinds', { kinds: IMPORT_KINDS.join(', ') })}`,
    text.command('usage_options'),
    ...options.map(([name, what]) => `  ${name.padEnd(18)}${what}`),
  ].join('\n')
}
