import { listSpans } from './list-spans.server.ts'
import { stopsOf } from './scale.ts'
import type { ScalesView } from './scales-view.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { figureText } from '#apps/site/vehicle/figure-labels.server.ts'
import type { Route } from './+types/scales-route.ts'

/** `/list/carList/scales.json`: what the sliders of a list stop at, in the words of the language (R6.27). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, t, locale } = siteContext(context)
  const spans = await listSpans(ctx, params.list)
  if (spans === null) return new Response(null, { status: 404 })
  const view: ScalesView = Object.fromEntries(
    Object.entries(spans).flatMap(([name, span]) =>
      span === null || span.least === span.most ? [] : [[name, stopsOf(name, span).map((stop) => [stop, figureText({ t, locale }, name, stop)] as const)]],
    ),
  )
  return Response.json(view)
}
