import { findUsedCar } from '#core/domain/used-car/index.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import type { Route } from './+types/spin-route.ts'

/** `/usedCarsDetail/{id}/spin.json`: the frames of the turn, which the page asks for once it is touched; empty where there is none. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = siteContext(context)
  const { media } = await findUsedCar({ ctx, input: { id: params.id } })
  return Response.json(media.spin)
}
