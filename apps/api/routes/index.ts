import type { ApiRoute } from '#apps/api/api-route.ts'
import { ACTIVITY_ROUTES } from './activity.ts'
import { ARTICLE_ROUTES } from './article.ts'
import { CAR_ROUTES } from './car.ts'
import { CLUE_ROUTES } from './clue.ts'
import { FINDER_ROUTES } from './finder.ts'
import { DEALER_ROUTES } from './dealer.ts'
import { DOWNLOAD_ROUTES } from './download.ts'
import { FITTING_ROUTES } from './fitting.ts'
import { HOME_ROUTES } from './home.ts'
import { LANDED_PRICE_ROUTES } from './landed-price.ts'
import { PARTNER_ROUTES } from './partner.ts'
import { SEARCH_ROUTES } from './search.ts'
import { SESSION_ROUTES } from './session.ts'
import { SHORTLIST_ROUTES } from './shortlist.ts'
import { USED_CAR_ROUTES } from './used-car.ts'
import { USER_ROUTES } from './user.ts'
import { WEB_LINK_ROUTES } from './web-link.ts'

/** Every call of the public API. */
export const API_ROUTES: readonly ApiRoute[] = [
  ...HOME_ROUTES,
  ...CAR_ROUTES,
  ...FITTING_ROUTES,
  ...USED_CAR_ROUTES,
  ...ARTICLE_ROUTES,
  ...ACTIVITY_ROUTES,
  ...DOWNLOAD_ROUTES,
  ...SEARCH_ROUTES,
  ...CLUE_ROUTES,
  ...DEALER_ROUTES,
  ...SESSION_ROUTES,
  ...SHORTLIST_ROUTES,
  ...USER_ROUTES,
  ...PARTNER_ROUTES,
  ...FINDER_ROUTES,
  ...LANDED_PRICE_ROUTES,
  ...WEB_LINK_ROUTES,
]
