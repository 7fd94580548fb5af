import { Readable } from 'node:stream'
import type { Ctx } from '#core/domain/context.ts'
import { openListingFeed } from '#core/domain/listing-feed/index.ts'
import type { HeaderRecord } from '#apps/server/request/security-headers.ts'

type Given = { ctx: Ctx; siteOrigin: string; headers: HeaderRecord }

/**
 * `GET /feed/{token}`: a feed of the vehicles for a platform or partner (R22.17), made while it is sent, so that a large stock is never held in
 * memory. Null where the token opens none, whatever the reason.
 */
export async function answerListingFeed(request: Request, { ctx, siteOrigin, headers }: Given): Promise<Response | null> {
  const [, token = ''] = /^\/feed\/([\w.-]{1,80})$/.exec(new URL(request.url).pathname) ?? []
  const feed = await openListingFeed({ ctx, input: { token, siteOrigin } })
  if (feed === null) return null
  const body = request.method === 'HEAD' ? null : bytesOf(feed.chunks())
  return new Response(body, {
    headers: {
      ...headers,
      'content-type': feed.contentType,
      'content-disposition': `attachment; filename="${feed.fileName}"`,
      'cache-control': 'private, max-age=900',
      'x-robots-tag': 'noindex',
    },
  })
}

function bytesOf(chunks: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const bytes = Readable.from(chunks).map((text: string) => Buffer.from(text, 'utf8'))
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array>
}
