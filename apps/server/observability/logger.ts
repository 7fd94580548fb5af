import type { Writable } from 'node:stream'
import pino, { type LogFn, type Logger } from 'pino'
import { errorRecord } from './error-record.ts'

/** Writes lines of known parts in the form of the others: it looks for nothing to hide, and costs a fraction. */
export type LineLogger = {
  isEnabled(level: 'info' | 'error'): boolean
  write(level: 'info' | 'error', fields: Readonly<Record<string, unknown>>): void
}

export type AppLogger = {
  logger: Logger
  /** For request lines, which are written in blocks. */
  requestLogger: LineLogger
  /** Writes out what is held back; call it last. */
  flush(): void
}

const FLUSH_MS = 500
const BLOCK = 32 * 1024

/** Keys that hold what a person wrote; wherever they stand in a line, their values are replaced. */
const PERSONAL = ['name', 'mail', 'mobile', 'whatsapp', 'password', 'surPassword', 'token', 'remark', 'authorization', 'cookie']

/** JSON lines on `output` (standard output). Request lines come in blocks, half a second late at most; all others at once. */
export function createLogger(input: { level: string; output?: Writable }): AppLogger {
  const blocks = createBlocks(input.output ?? process.stdout)
  const options = {
    level: input.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }), log: withoutMessages },
    hooks: { logMethod: inOwnWords },
    redact: { paths: PERSONAL.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '*' },
    serializers: { err: (error: unknown) => errorRecord(error) },
  }
  const logger = pino(options, {
    write: (line: string) => {
      blocks.write(line)
      blocks.flush()
    },
  })
  return { logger, requestLogger: createLineLogger(blocks.write, (level) => logger.isLevelEnabled(level)), flush: blocks.flush }
}

/** `write` takes finished lines. */
export function createLineLogger(write: (line: string) => void, isEnabled: LineLogger['isEnabled'] = () => true): LineLogger {
  return {
    isEnabled,
    write: (level, fields) => write(`${JSON.stringify({ level, time: new Date().toISOString(), ...fields })}\n`),
  }
}

// Whatever its key: an error is written as the record of one (`err` has its serializer, which also takes what is no error).
function withoutMessages(line: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(line).map(([key, value]) => [key, key !== 'err' && value instanceof Error ? errorRecord(value) : value]))
}

// Without words of ours, pino takes the message of the error for the line's own.
function inOwnWords(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [about, words] = args as [unknown, string | undefined]
  if (typeof about !== 'object' || about === null) return method.apply(this, args)
  const line = about instanceof Error ? { err: about } : about
  return method.call(this, line, words ?? ('err' in line ? 'error' : undefined))
}

// A write for every line would cost more than answering a kept page.
function createBlocks(output: Writable): { write(line: string): void; flush(): void } {
  let lines: string[] = []
  let size = 0
  let timer: NodeJS.Timeout | null = null

  function flush(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (size === 0) return
    output.write(lines.join(''))
    lines = []
    size = 0
  }

  function write(line: string): void {
    lines.push(line)
    size += line.length
    if (size >= BLOCK) flush()
    else timer ??= setTimeout(flush, FLUSH_MS).unref()
  }

  return { write, flush }
}
