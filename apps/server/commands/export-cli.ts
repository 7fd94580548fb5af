import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import type { Ctx } from '#core/domain/context.ts'
import { streamLeads, type LeadFormat } from '#core/domain/enquiry/index.ts'

export type ExportArgs = { from: Date | null; to: Date | null; format: LeadFormat; out: string | null }

const FORMATS: readonly LeadFormat[] = ['csv', 'jsonl']
const USAGE = `Usage:
  npm run export -- leads [--from YYYY-MM-DD] [--to YYYY-MM-DD] [--format csv|jsonl] [--out FILE]`
const DAY_MS = 24 * 3600_000

/** Arguments of the command, or what to tell who called it wrongly. Days are UTC, both included. */
export function readExportArgs(args: readonly string[]): { ok: true; args: ExportArgs } | { ok: false; text: string } {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { from: { type: 'string' }, to: { type: 'string' }, format: { type: 'string', default: 'csv' }, out: { type: 'string' } },
    })
    const [from, to] = [readDay(values.from), readDay(values.to)]
    const format = FORMATS.find((known) => known === values.format)
    const out = values.out ?? null
    const wrong = (what: string) => ({ ok: false as const, text: `${what}\n\n${USAGE}` })
    if (positionals.length === 0) return wrong('What is to be exported is missing: leads.')
    if (positionals.length > 1 || positionals[0] !== 'leads') return wrong(`Only “leads” can be exported, not “${positionals.join(' ')}”.`)
    if (from === undefined) return wrong(`--from is no day: “${values.from}”.`)
    if (to === undefined) return wrong(`--to is no day: “${values.to}”.`)
    if (format === undefined) return wrong(`--format is csv or jsonl, not “${values.format}”.`)
    if (out === '') return wrong('--out names no file.')
    return { ok: true, args: { from, to: to === null ? null : new Date(to.getTime() + DAY_MS), format, out } }
  } catch (error) {
    return { ok: false, text: `${error instanceof Error ? error.message : ''}\n\n${USAGE}`.trimStart() }
  }
}

type Running = { ctx: Ctx; args: ExportArgs; output: Writable; tell: (text: string) => void }

/** Writes the leads to `output`, or into a new file that its owner alone may read; answers the exit code. A file that exists is left as it is. */
export async function runExportCommand({ ctx, args: { out, ...input }, output, tell }: Running): Promise<number> {
  const target = out === null ? output : await newFile(out)
  if (target === null) {
    tell(`${out} exists already.\n`)
    return 1
  }
  let count = 0
  for await (const part of streamLeads({ ctx, input })) {
    await write(target, part.text)
    count += part.count
  }
  if (out !== null) await new Promise<void>((resolve) => target.end(resolve))
  tell(`${count} ${count === 1 ? 'lead' : 'leads'} written.\n`)
  return 0
}

async function newFile(path: string): Promise<Writable | null> {
  try {
    const file = await open(path, 'wx', 0o600)
    return createWriteStream(path, { fd: file })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null
    throw error
  }
}

/** Until it has been taken, so that no more is read than can leave. */
function write(target: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    target.write(text, (error) => (error ? reject(error) : resolve()))
  })
}

/** The beginning of the day in UTC; null where none is named, undefined where it is none. */
function readDay(text: string | undefined): Date | null | undefined {
  if (text === undefined) return null
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return day === null || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? undefined : day
}
