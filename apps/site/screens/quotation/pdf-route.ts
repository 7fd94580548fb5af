import { renderOffer } from '#core/domain/quotation/index.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import type { Route } from './+types/pdf-route.ts'

/** `/quotation/{code}/document.pdf`: the document behind a buyer's link, in the language in which it was made. Kept by nobody. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, siteOrigin } = siteContext(context)
  const { name, bytes } = await renderOffer({ ctx, input: { code: params.code, siteOrigin } })
  return new Response(Buffer.from(bytes), {
    headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` },
  })
}
