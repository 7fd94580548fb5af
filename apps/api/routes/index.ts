import type { ApiRoute } from '#apps/api/api-route.ts'
import { CAR_ROUTES } from './car.ts'
import { CLUE_ROUTES } from './clue.ts'
import { HOME_ROUTES } from './home.ts'
import { SEARCH_ROUTES } from './search.ts'

/** Every call of the public API. */
export const API_ROUTES: readonly ApiRoute[] = [...HOME_ROUTES, ...CAR_ROUTES, ...SEARCH_ROUTES, ...CLUE_ROUTES]
