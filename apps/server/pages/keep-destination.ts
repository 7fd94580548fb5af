import { DESTINATION_NAME, destinationCookie, destinationCookieLine, isDestinationCode, UNKNOWN_DESTINATION } from '#contract/destination.ts'
import type { Ctx } from '#core/domain/context.ts'
import { findDestination } from '#core/domain/landed-price/index.ts'
import { parseTarget } from '#apps/server/request/parse-target.ts'
import { splitDataAddress } from '#apps/site/react-router/data-address.ts'

type Asked = { ctx: Ctx; target: string; cookie: string | null; protocol: 'http' | 'https' }

/**
 * Who comes by an address that names a destination, and has named none, keeps that one for the next pages (R22.8), with script and
 * without. The answer is theirs alone then, though the page in it is the same for everybody.
 */
export async function keepDestination(answer: Response, { ctx, target, cookie, protocol }: Asked): Promise<Response> {
  if (!target.includes(DESTINATION_NAME) || answer.status !== 200 || destinationCookie(cookie) !== null) return answer
  const url = parseTarget(target)
  // Data is also fetched ahead, of pages that nobody has opened.
  if (url === null || splitDataAddress(url.pathname).isData) return answer
  const code = url.searchParams.get(DESTINATION_NAME)
  const found = await findDestination({ ctx, input: { code } })
  if (found === null) return answer
  const headers = new Headers(answer.headers)
  headers.append('set-cookie', destinationCookieLine(found.code, protocol === 'https'))
  headers.set('cache-control', 'private, no-cache')
  return new Response(answer.body, { status: answer.status, headers })
}

/**
 * What is asked for, where the address names a destination that no price leads to: the same page for the visitor's own one, which says that the
 * port is not known (R22.8). Any other target as it is.
 */
export async function withKnownDestination(ctx: Ctx, target: string): Promise<string> {
  if (!target.includes(`${DESTINATION_NAME}=`)) return target
  const url = parseTarget(target)
  const code = url?.searchParams.get(DESTINATION_NAME) ?? null
  if (url === null || !isDestinationCode(code) || (await findDestination({ ctx, input: { code } })) !== null) return target
  url.searchParams.set(DESTINATION_NAME, UNKNOWN_DESTINATION)
  return `${url.pathname}${url.search}`
}
