import type { ApiRoute } from '#apps/api/api-route.ts'
import { ARTICLE_ROUTES } from './article.ts'
import { CAR_ROUTES } from './car.ts'
import { CLUE_ROUTES } from './clue.ts'
import { FITTING_ROUTES } from './fitting.ts'
import { HOME_ROUTES } from './home.ts'
import { PARTNER_ROUTES } from './partner.ts'
import { SEARCH_ROUTES } from './search.ts'
import { SESSION_ROUTES } from './session.ts'
import { USED_CAR_ROUTES } from './used-car.ts'

/** Every call of the public API. */
export const API_ROUTES: readonly ApiRoute[] = [
  ...HOME_ROUTES,
  ...CAR_ROUTES,
  ...FITTING_ROUTES,
  ...USED_CAR_ROUTES,
  ...ARTICLE_ROUTES,
  ...SEARCH_ROUTES,
  ...CLUE_ROUTES,
  ...SESSION_ROUTES,
  ...PARTNER_ROUTES,
]
