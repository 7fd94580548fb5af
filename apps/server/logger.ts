import pino, { type Logger } from 'pino'

export type AppLogger = {
  logger: Logger
  /** For request lines, which are made of known parts: it looks for nothing to hide, and costs a fifth. */
  requestLogger: Logger
  /** Writes out what is buffered; call it last. */
  flush(): void
}

const FLUSH_MS = 500
const BUFFER = 8 * 1024

/** Keys that hold what a person wrote; wherever they stand in a line, their values are replaced. */
const PERSONAL = ['name', 'mail', 'mobile', 'whatsapp', 'password', 'surPassword', 'token', 'remark', 'authorization', 'cookie']

/** JSON lines on standard output. Lines are written in blocks, at the latest after half a second; failures and worse at once. */
export function createLogger(input: { level: string }): AppLogger {
  const destination = pino.destination({ dest: 1, sync: false, minLength: BUFFER, periodicFlush: FLUSH_MS })
  const options = { level: input.level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level: string) => ({ level }) } }
  const redact = { paths: PERSONAL.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '*' }
  return {
    logger: pino({ ...options, redact, serializers: { err: pino.stdSerializers.err } }, destination),
    requestLogger: pino(options, destination),
    flush: () => destination.flushSync(),
  }
}
