import { maskMail } from './mask-personal.ts'

/** What may be written of an error. */
export type ErrorRecord = { type: string; stack?: string; cause?: ErrorRecord; errors?: ErrorRecord[]; [field: string]: unknown }

/** Names and codes that libraries and PostgreSQL give by themselves, never a value: where their shape is another, they are left out. */
const NAMED = ['code', 'key', 'syscall', 'severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'] as const
const COUNTED = ['status', 'statusCode', 'responseCode', 'port'] as const
const NAME = /^(?:[A-Za-z_][\w.]{0,62}|[0-9A-Z]{5}|SMTP \d{3})$/
/** How far causes are followed, and how many errors of a bundle are told. */
const DEEPEST = 5
const MOST_ERRORS = 3
const FRAME = /^ {4}at .*(?::\d+:\d+|<anonymous>|native|index \d+)\)?$/

/**
 * An error as it stands in the log: kind, codes, what the database names, frames of the stack, causes alike. Never a message, because
 * messages repeat values: those of a failed statement, the text that could not be read, the address that was refused (decision 0023).
 */
export function errorRecord(error: unknown, depth = 0): ErrorRecord {
  if (typeof error !== 'object' || error === null) return { type: typeof error }
  const fields = error as Record<string, unknown>
  const cause = depth < DEEPEST && fields['cause'] != null ? errorRecord(fields['cause'], depth + 1) : null
  const bundled = depth < DEEPEST && error instanceof AggregateError ? error.errors.slice(0, MOST_ERRORS).map((one) => errorRecord(one, depth + 1)) : null
  const stack = error instanceof Error ? framesOf(error) : ''
  return {
    type: typeOf(error),
    ...pick(fields, NAMED, (value) => typeof value === 'string' && NAME.test(value)),
    ...pick(fields, COUNTED, (value) => typeof value === 'number'),
    ...(stack === '' ? {} : { stack }),
    ...(cause === null ? {} : { cause }),
    ...(bundled === null ? {} : { errors: bundled }),
  }
}

/** The same for a terminal: a line for each error, with its frames. */
export function errorText(error: unknown): string {
  return textOf(errorRecord(error))
}

/** The same in one line, without frames: `DrizzleQueryError, caused by DatabaseError (code 23505, table enquiry)`. */
export function errorLine(error: unknown): string {
  return lineOf(errorRecord(error))
}

/** The frames above a call of `callee`. */
export function callersOf(callee: (...args: never[]) => unknown): string {
  const here = new Error()
  Error.captureStackTrace(here, callee)
  return framesOf(here)
}

function textOf(record: ErrorRecord): string {
  const { stack, cause, errors = [] } = record
  const own = [headOf(record), ...(stack === undefined ? [] : [stack])].join('\n')
  return [own, ...errors.map(textOf), ...(cause === undefined ? [] : [`caused by ${textOf(cause)}`])].join('\n')
}

function lineOf(record: ErrorRecord): string {
  const causes = [...(record.errors ?? []), ...(record.cause === undefined ? [] : [record.cause])]
  return [headOf(record), ...causes.map((cause) => `caused by ${lineOf(cause)}`)].join(', ')
}

function headOf(record: ErrorRecord): string {
  const told = [...NAMED, ...COUNTED].filter((name) => record[name] !== undefined).map((name) => `${name} ${String(record[name])}`)
  return told.length === 0 ? record.type : `${record.type} (${told.join(', ')})`
}

// Drizzle and pg name their errors `Error` and `error`: the class says more.
function typeOf(error: object): string {
  const { name } = error as { name?: unknown }
  const made: unknown = error.constructor?.name
  const isTelling = typeof name === 'string' && NAME.test(name) && name.toLowerCase() !== 'error'
  return isTelling ? name : typeof made === 'string' && NAME.test(made) ? made : 'Error'
}

/** The frames alone: a stack begins with the message, which may have many lines, and lines that look like frames. */
function framesOf({ message, stack }: Error): string {
  if (typeof stack !== 'string') return ''
  const at = typeof message === 'string' && message !== '' ? stack.indexOf(message) : -1
  const lines = (at === -1 ? stack : stack.slice(at + message.length)).split('\n')
  const first = lines.findLastIndex((line) => !FRAME.test(line)) + 1
  return maskMail(lines.slice(first).join('\n'))
}

function pick(fields: Record<string, unknown>, names: readonly string[], isFit: (value: unknown) => boolean): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => isFit(fields[name])).map((name) => [name, fields[name]]))
}
