import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { z } from 'zod'
import type { ImportReport } from '#contract/import.ts'
import { IMPORT_DRAFT_KINDS } from '#contract/import-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { importCatalogue, importMessages, isImportFileError, writeRejectedRows, type ImportProgress, type ImportMessages } from '#core/domain/import/index.ts'
import { readImportArgs, type ImportArgs } from './import-args.ts'
import { printReport } from './import-print.ts'
import { dropFile, findSameFile, findWriteProblem, type NamedFile } from './import-targets.ts'
import { createProgress, type ProgressBar } from '#apps/server/process/progress.ts'

export type ImportCommandInput = {
  /** The arguments behind `npm run import --`. */
  args: readonly string[]
  ctx: Ctx
  output: Writable
  errors: Writable
  /** Folder that relative file names start from. */
  cwd: string
  /** Aborted when the operator stops the import; nothing is written then. */
  signal?: AbortSignal
}

const DONE = 0
const SOME_REJECTED = 1
const UNUSABLE = 2

/**
 * `npm run import -- KIND FILE [--dry-run] [--publish] [--map FILE] [--supplier NAME] [--report FILE] [--rejected FILE] [--lang en|zh]`. Answers with the exit code: 0 every row went in,
 * 1 some were rejected, 2 wrong use or a file that cannot be read or written, told in one line.
 */
export async function runImportCommand(input: ImportCommandInput): Promise<number> {
  const read = readImportArgs(input.args)
  if (!read.ok) {
    void (read.isHelp ? input.output : input.errors).write(`${read.text}\n`)
    return read.isHelp ? DONE : UNUSABLE
  }
  const messages = importMessages(read.args.lang)
  const fail = (line: string) => {
    void input.errors.write(`${line}\n`)
    return UNUSABLE
  }
  const source = await readSource(path.resolve(input.cwd, read.args.file))
  if (!source.ok) return fail(messages.command('cannot_read', { file: read.args.file, why: systemText(source.error, messages) }))
  const clash = await findSameFile(namedFiles(input, read.args))
  if (clash) return fail(clashText(clash, messages))
  for (const target of [read.args.reportFile, read.args.rejectedFile]) {
    const problem = target === null ? null : await findWriteProblem(path.resolve(input.cwd, target))
    if (problem !== null) return fail(messages.command('cannot_write', { file: target ?? '', why: systemText(problem, messages, 'no_such_folder') }))
  }
  return runImport(input, read.args, source.bytes, messages, fail)
}

async function runImport(
  input: ImportCommandInput,
  args: ImportArgs,
  bytes: Uint8Array,
  messages: ImportMessages,
  fail: (line: string) => number,
): Promise<number> {
  const mapping = await readMapping(input, args, messages)
  if (!mapping.ok) return fail(mapping.problem)
  const bars = createBars(input.output, messages)
  try {
    const request = {
      kind: args.kind,
      bytes,
      fileName: path.basename(args.file),
      isDryRun: args.isDryRun,
      mapping: mapping.value,
      supplier: args.supplier,
      publish: args.publish,
      locale: args.lang,
      signal: input.signal,
      onProgress: bars.update,
    }
    const report = await importCatalogue({ ctx: input.ctx, input: request }).finally(bars.stop)
    void input.output.write(printReport(report, messages))
    const hasDrafts = !args.publish && !args.isDryRun && IMPORT_DRAFT_KINDS.includes(args.kind) && report.applied.inserted > 0
    if (hasDrafts) void input.output.write(`${messages.command('drafts')}\n`)
    await writeFiles(input, args, { bytes, report }, messages)
    return report.totals.rejected > 0 ? SOME_REJECTED : DONE
  } catch (error) {
    await dropEmptyTargets(input, args)
    if (isImportFileError(error)) return fail(`${args.file}: ${messages.fileFailure(error.code, error.params)}`)
    if (input.signal?.aborted) return fail(messages.command('stopped'))
    throw error
  }
}

const mappingSchema = z.record(z.string(), z.string().nullable())
const MAP_EXAMPLE = '{"里程": "mileage_km"}'

async function readMapping(input: ImportCommandInput, { mapFile }: ImportArgs, messages: ImportMessages): Promise<ReadMapping> {
  if (mapFile === null) return { ok: true, value: {} }
  const source = await readSource(path.resolve(input.cwd, mapFile))
  if (!source.ok) return { ok: false, problem: messages.command('cannot_read', { file: mapFile, why: systemText(source.error, messages) }) }
  const read = mappingSchema.safeParse(parseJson(Buffer.from(source.bytes).toString('utf8')))
  return read.success ? { ok: true, value: read.data } : { ok: false, problem: messages.command('bad_map', { file: mapFile, example: MAP_EXAMPLE }) }
}

type ReadMapping = { ok: true; value: Record<string, string | null> } | { ok: false; problem: string }

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return null
  }
}

type Bars = { update: (progress: ImportProgress) => void; stop: () => void }

function createBars(output: Writable, messages: ImportMessages): Bars {
  const progress = createProgress(output)
  let current: { phase: string; bar: ProgressBar } | null = null
  return {
    update: ({ phase, done, total }) => {
      if (current?.phase !== phase) {
        current?.bar.stop()
        current = { phase, bar: progress.bar(messages.command(phase === 'read' ? 'reading' : 'writing'), total) }
      }
      current.bar.update(done, total)
    },
    stop: () => current?.bar.stop(),
  }
}

async function writeFiles(
  input: ImportCommandInput,
  args: ImportArgs,
  done: { bytes: Uint8Array; report: ImportReport },
  messages: ImportMessages,
): Promise<void> {
  if (args.reportFile !== null) {
    await writeFile(path.resolve(input.cwd, args.reportFile), `${JSON.stringify(done.report, null, 1)}\n`)
    void input.output.write(`${messages.command('report_written', { file: args.reportFile })}\n`)
  }
  if (args.rejectedFile === null) return
  const headings = { rowHeading: messages.command('row_heading'), reasonHeading: messages.command('reason_heading') }
  const csv = await writeRejectedRows({ kind: args.kind, ...done, ...headings })
  const file = path.resolve(input.cwd, args.rejectedFile)
  // Rows of an older run left there would be taken for this run's.
  const hadOlder = csv === null && (await dropFile(file, { ifEmpty: false }))
  if (csv !== null) await writeFile(file, csv)
  const outcome = csv !== null ? 'rejected_written' : hadOlder ? 'older_rejected_removed' : 'none_rejected'
  void input.output.write(`${messages.command(outcome, { file: args.rejectedFile })}\n`)
}

async function readSource(file: string): Promise<{ ok: true; bytes: Uint8Array } | { ok: false; error: unknown }> {
  try {
    return { ok: true, bytes: await readFile(file) }
  } catch (error) {
    return { ok: false, error }
  }
}

/** Takes away the empty files that opening them has made. */
async function dropEmptyTargets(input: ImportCommandInput, args: ImportArgs): Promise<void> {
  for (const target of [args.reportFile, args.rejectedFile]) {
    if (target !== null) await dropFile(path.resolve(input.cwd, target), { ifEmpty: true })
  }
}

function namedFiles(input: ImportCommandInput, args: ImportArgs): NamedFile[] {
  const names = [
    [null, args.file],
    ['--report', args.reportFile],
    ['--rejected', args.rejectedFile],
  ] as const
  return names.flatMap(([option, file]) => (file === null ? [] : [{ option, file: path.resolve(input.cwd, file) }]))
}

function clashText({ first, second }: { first: NamedFile; second: NamedFile }, messages: ImportMessages): string {
  const option = second.option ?? ''
  return first.option === null ? messages.command('target_is_source', { option }) : messages.command('targets_equal', { first: first.option, second: option })
}

function systemText(error: unknown, messages: ImportMessages, absent: 'no_such_file' | 'no_such_folder' = 'no_such_file'): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return messages.command(absent)
  if (code === 'EISDIR') return messages.command('is_folder')
  return code === 'EACCES' || code === 'EPERM' ? messages.command('no_permission') : code || String(error)
}
