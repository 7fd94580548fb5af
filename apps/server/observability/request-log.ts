import { bareNames } from '#apps/api/index.ts'
import { anonymousPrefix } from '#core/domain/ip-prefix/index.ts'
import type { LineLogger } from './logger.ts'
import { looksPersonal, maskAgent, maskPath } from './mask-personal.ts'

export type RequestLine = {
  requestId: string
  method: string
  /** Path and query as sent. */
  target: string
  host: string | null
  status: number
  /** Milliseconds. */
  duration: number
  address: string | null
  userAgent: string | null
}

/** Query names, bare, whose values may name a person or open a door. */
const PERSONAL =
  /^(.*name|.*mail|mail.*|email.*|.*mobile|mobile.*|.*phone|phone.*|tel|telephone|whatsapp.*|.*password|passwd|pwd|.*token|handover|code|.*secret|sign|.*key|remark|message|address|ref|reference|user.*)$/
const LONGEST_VALUE = 80

/** One line per request. No bodies, no cookies, and nothing of the address or the user agent that may be personal. */
export function logRequest(logger: LineLogger, line: RequestLine): void {
  const level = line.status >= 500 ? 'error' : 'info'
  if (!logger.isEnabled(level)) return
  const [path = '', query] = line.target.split('?', 2)
  logger.write(level, {
    request_id: line.requestId,
    method: line.method,
    path: maskPath(path),
    ...(query ? { query: withoutPersonal(query) } : {}),
    host: line.host && maskAgent(line.host),
    status: line.status,
    ms: Math.round(line.duration * 10) / 10,
    address: anonymousPrefix(line.address),
    user_agent: line.userAgent && maskAgent(line.userAgent),
    msg: 'request',
  })
}

/** The query with personal values replaced by a star; a value that looks like an address or a number of a person is one too. */
export function withoutPersonal(query: string): string {
  const parts = [...new URLSearchParams(query)].map(([name, value]) => `${looksPersonal(name) ? '*' : name}=${isPersonal(name, value) ? '*' : value}`)
  return parts.join('&')
}

function isPersonal(name: string, value: string): boolean {
  if (bareNames(name).some((bare) => PERSONAL.test(bare)) || value.length > LONGEST_VALUE) return true
  return value.includes('handover=') || /\d{7}/.test(value.replace(/[\s().-]/g, '')) || looksPersonal(value)
}
