import { DESTINATION_NAME, destinationCookie, destinationCookieLine } from '#contract/destination.ts'
import type { Ctx } from '#core/domain/context.ts'
import { findDestination } from '#core/domain/landed-price/index.ts'
import { parseTarget } from '#apps/server/request/parse-target.ts'

type Asked = { ctx: Ctx; target: string; cookie: string | null; protocol: 'http' | 'https' }

/**
 * Who comes by an address that names a destination, and has named none, keeps that one for the next pages (R22.8), with script and
 * without. The answer is theirs alone then, though the page in it is the same for everybody.
 */
export async function keepDestination(answer: Response, { ctx, target, cookie, protocol }: Asked): Promise<Response> {
  if (!target.includes(DESTINATION_NAME) || answer.status !== 200 || destinationCookie(cookie) !== null) return answer
  const code = parseTarget(target)?.searchParams.get(DESTINATION_NAME) ?? null
  const found = await findDestination({ ctx, input: { code } })
  if (found === null) return answer
  const headers = new Headers(answer.headers)
  headers.append('set-cookie', destinationCookieLine(found.code, protocol === 'https'))
  headers.set('cache-control', 'private, no-cache')
  return new Response(answer.body, { status: answer.status, headers })
}
