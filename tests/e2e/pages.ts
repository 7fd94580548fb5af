/** An address that stands for a route in the sweep of every page. */
export type SitePage = {
  /** Pattern of `apps/site/routes.ts`. */
  route: string
  path: string
  /** What the screen is for. */
  purpose: string
  /** `twin`: a mobile address of a main page (R3.4); `section`: a part under its own address (R3.5); `way`: leads elsewhere; `file`: no page. */
  kind: 'page' | 'twin' | 'section' | 'way' | 'file'
  /** Where a page of its own lies: the address in `canonical`; for a way, where it leads. */
  canonical: string
  status: 200 | 404
  /** False: kept out of search engines. */
  isIndexed: boolean
  /** Its client leads a visitor who is not logged in to the club as soon as it is there. */
  leaves: boolean
  /** Tests beside the sweep that prove what the screen does. */
  tests: readonly string[]
}

const CAR = 'byd-dolphin-active-420-km-2024'
const USED = 'YJ665S49'
const PART = 'FIL-001Y'
const ARTICLE = 'reading-the-range-of-a-chinese-electric-car'
const ACTIVITY = 'shanghai-yard-open-days-2027'

type Rest = Partial<Omit<SitePage, 'route' | 'path' | 'purpose'>>

function page(route: string, purpose: string, rest: Rest & { path?: string } = {}): SitePage {
  const path = rest.path ?? route
  return { kind: 'page', canonical: path.split('?')[0] ?? path, status: 200, isIndexed: true, leaves: false, tests: [], ...rest, route, path, purpose }
}

/** A detail page with its mobile twin, the ways without an id, and its sections. */
function detail(name: string, id: string, purpose: string, tests: readonly string[], list: string): SitePage[] {
  const own = `/${name}/${id}`
  return [
    page(`/${name}`, 'without an id: the list (R3.3)', { kind: 'way', canonical: list }),
    page(`/mobile/${name}`, 'without an id: the list (R3.3)', { kind: 'way', canonical: list }),
    page(`/${name}/:id`, purpose, { path: own, tests }),
    page(`/mobile/${name}/:id`, purpose, { path: `/mobile${own}`, kind: 'twin', canonical: own, tests }),
    ...['base', 'faq', 'form', 'tabChange', 'table', 'touch'].map((section) =>
      page(`/${name}/:id/:section`, `section ${section}`, { path: `${own}/${section}`, kind: 'section', canonical: own, isIndexed: false }),
    ),
    ...['faq', 'freeQuote'].map((section) =>
      page(`/mobile/${name}/:id/:section`, `section ${section}`, { path: `/mobile${own}/${section}`, kind: 'section', canonical: own, isIndexed: false }),
    ),
  ]
}

function articleSections(prefix: '' | '/mobile'): SitePage[] {
  const names = ['item', 'list', 'top', 'search-top'] as const
  return [
    ...names.map((name) =>
      page(`${prefix}/article/${name}`, `news, section ${name}`, { kind: 'section', canonical: name === 'item' ? '*' : '/article', isIndexed: false }),
    ),
    ...names.map((name) =>
      page(`${prefix}/article/:id/:section`, `an article, section ${name}`, {
        path: `${prefix}/article/${ARTICLE}/${name}`,
        kind: 'section',
        canonical: `/article/${ARTICLE}`,
        isIndexed: false,
      }),
    ),
  ]
}

const ENQUIRY = ['desktop-enquiry.spec.ts', 'mobile-enquiry.spec.ts', 'no-script.spec.ts']
const MEMBER = ['member.spec.ts']
const LINELESS = ['without-line.spec.ts']
const OFFERS = ['quotations.spec.ts']
const ALERTS = ['alerts.spec.ts']
const MINE = ['my-enquiries.spec.ts']

/** Every route of the site with at least one address of it, in the order of `apps/site/routes.ts`. */
export const PAGES: readonly SitePage[] = [
  page('/', 'home: promise, hot models, brands, steps, news, enquiry', { tests: ENQUIRY }),
  page('/404', 'the page cannot be found (R3.7)', { status: 404, isIndexed: false, tests: ['not-found.spec.ts'] }),
  page('*', 'any unknown address (R3.7)', { path: '/no-such-page', status: 404, isIndexed: false, tests: ['not-found.spec.ts'] }),
  page('/about', 'who we are, with the claims of the company'),
  page('/allCars', 'new and used cars in one list (R6.28)', { isIndexed: false, tests: ['lists.spec.ts'] }),
  page('/activity', 'fairs, open days and trainings', { tests: ['content.spec.ts'] }),
  page('/activity/:id', 'an activity', { path: `/activity/${ACTIVITY}`, tests: ['content.spec.ts'] }),
  page('/activity/:id/calendar.ics', 'an activity for a calendar', { path: `/activity/${ACTIVITY}/calendar.ics`, kind: 'file', isIndexed: false }),
  page('/allCars/alert', 'tell me when the list of both has something new', { path: '/allCars/alert?brand=byd', isIndexed: false, tests: ALERTS }),
  page('/alert', 'tell me when a price drops or a thing is sold', { path: `/alert?car=${CAR}`, isIndexed: false, tests: ALERTS }),
  page('/alert/:code', 'a link that is not valid', { path: '/alert/no-such-code', status: 404, isIndexed: false, tests: ALERTS }),
  page('/article', 'news', { tests: ['content.spec.ts'] }),
  page('/article/rss.xml', 'news as a feed', { kind: 'file', isIndexed: false }),
  page('/mobile/article', 'news', { kind: 'twin', canonical: '/article' }),
  page('/article/:id', 'an article', { path: `/article/${ARTICLE}`, tests: ['content.spec.ts'] }),
  page('/mobile/article/:id', 'an article', { path: `/mobile/article/${ARTICLE}`, kind: 'twin', canonical: `/article/${ARTICLE}` }),
  ...articleSections(''),
  ...articleSections('/mobile'),
  page('/autoChina', 'the Chinese car industry for a buyer overseas'),
  page('/brand', 'all makers'),
  page('/brand/:brandSign', 'a maker and its models', { path: '/brand/byd' }),
  page('/model/:brandSign/:modelSign', 'a model: its versions, used units and parts', { path: '/model/byd/dolphin' }),
  page('/carFittings', 'parts and accessories, by category and car', { tests: ['search.spec.ts'] }),
  page('/carFittings/numbers', 'a pasted list of part numbers, answered with prices and asked for in one go', {
    isIndexed: false,
    tests: ['part-numbers.spec.ts'],
  }),
  page('/carFittings/alert', 'tell me when the list of parts has something new', {
    path: '/carFittings/alert?category=filters',
    isIndexed: false,
    tests: ALERTS,
  }),
  page('/carList', 'the list of new cars with its filters', { tests: ENQUIRY }),
  page('/carList', 'the list, filtered by the query `type`', { path: '/carList?type=suv', canonical: '/carList?type=suv' }),
  page('/carList/find', 'ask for a car that the list does not have', { isIndexed: false }),
  page('/carList/alert', 'tell me when the list has something new', { path: '/carList/alert?brand=byd', isIndexed: false, tests: ALERTS }),
  page('/carPurchaseProcess', 'six steps of buying, seven stages of a deal'),
  page('/club', 'the club: welcome, benefits, levels', { tests: MEMBER }),
  page('/club', 'log in', { path: '/club?type=1', tests: MEMBER }),
  page('/club', 'register', { path: '/club?type=2', tests: MEMBER }),
  page('/compare', 'models side by side and to one scale', { path: `/compare?cars=${CAR}`, isIndexed: false }),
  page('/mobile/compare', 'models side by side', { path: `/mobile/compare?cars=${CAR}`, kind: 'twin', canonical: '/compare', isIndexed: false }),
  page('/contactUs', 'how to reach us, and the form', { tests: ENQUIRY }),
  page('/dealerRecruitment', 'the campaign for dealers', { tests: ['dealer.spec.ts'] }),
  page('/downloadCenter', 'files, saved under their own names', { tests: ['content.spec.ts'] }),
  page('/mBrand', 'makers from A to Z', { kind: 'twin', canonical: '/brand' }),
  page('/menuCar', 'the products panel as a page', { isIndexed: false }),
  page('/destination', 'where vehicles go to, so that prices speak of it', { isIndexed: false, tests: ['destination.spec.ts'] }),
  page('/import', 'countries: what they admit and how vehicles get there'),
  page('/import/:country', 'a country: rules, ways, taxes with an example, vehicles', { path: '/import/ke', tests: ['import-guide.spec.ts'] }),
  page('/menuCar/helper', 'the guided finder', { tests: ['finder.spec.ts'] }),
  page('/mProducts', 'the products menu for phones', { kind: 'twin', canonical: '/menuCar', isIndexed: false }),
  page('/my', 'a member’s own page', { isIndexed: false, leaves: true, tests: MEMBER }),
  page('/myEnquiries', 'what was sent from this device, and where it stands', { isIndexed: false, tests: MINE }),
  page('/enquiry/status/:code', 'a link that is not valid', { path: '/enquiry/status/no-such-code', status: 404, isIndexed: false, tests: MINE }),
  page('/myFavorite', 'the list of favourites', { isIndexed: false, tests: ['favorites.spec.ts', ...LINELESS] }),
  page('/offline', 'what opens without a line, also in the place of what does not', { isIndexed: false, tests: LINELESS }),
  page('/netWork', 'become a dealer: case, steps, application', { tests: ['dealer.spec.ts'] }),
  page('/netWork/received', 'the application was sent', { isIndexed: false, tests: ['dealer.spec.ts'] }),
  page('/netWork/status', 'where an application stands: ask for the link', { isIndexed: false, tests: ['dealer.spec.ts'] }),
  page('/netWork/status/:code', 'a link that is not valid', { path: '/netWork/status/no-such-code', status: 404, isIndexed: false, tests: ['dealer.spec.ts'] }),
  page('/myFavorite/searches.json', 'what kept searches hold today', {
    path: '/myFavorite/searches.json?search=1%2FcarList%3Fbody%3Dsuv',
    kind: 'file',
    isIndexed: false,
    tests: ['lists.spec.ts'],
  }),
  page('/list/:list/scales.json', 'what the sliders of a list stop at', {
    path: '/list/carList/scales.json',
    kind: 'file',
    isIndexed: false,
    tests: ['lists.spec.ts'],
  }),
  page('/myFavorite/items.json', 'what the things of a list look like and cost today', {
    path: '/myFavorite/items.json?car=byd-seal',
    kind: 'file',
    isIndexed: false,
    tests: ['shortlist.spec.ts'],
  }),
  page('/result', 'the enquiry was sent', { path: '/result?ref=Q7K3-M2', isIndexed: false, tests: ENQUIRY }),
  page('/searchsite', 'search over everything public', { path: '/searchsite?word=byd', isIndexed: false, tests: ['search.spec.ts'] }),
  page('/searchsite/suggest.json', 'what a search that is still typed may mean', {
    path: '/searchsite/suggest.json?word=byd',
    kind: 'file',
    isIndexed: false,
    tests: ['search.spec.ts'],
  }),
  page('/service', 'after-sales: steps and what we provide'),
  page('/shortlist/:code', 'a list that was shared: a link that is not valid', {
    path: '/shortlist/no-such-code',
    status: 404,
    isIndexed: false,
    tests: ['shortlist.spec.ts'],
  }),
  page('/usedCars', 'the list of used cars with its filters'),
  page('/verify', 'is a quotation genuine (R23.10)', { tests: OFFERS }),
  page('/verify/:code', 'the same by the code of the paper', {
    path: '/verify/AAAA-AAAA-AAAA',
    canonical: '/verify',
    status: 404,
    isIndexed: false,
    tests: OFFERS,
  }),
  page('/quotation/:code', 'a link that is not valid', { path: '/quotation/no-such-code', canonical: '/verify', status: 404, isIndexed: false, tests: OFFERS }),
  page('/quotation/:code/document.pdf', 'a link that is not valid', {
    path: '/quotation/no-such-code/document.pdf',
    kind: 'file',
    status: 404,
    isIndexed: false,
    tests: OFFERS,
  }),
  page('/usedCars/alert', 'tell me when the used stock has something new', { path: '/usedCars/alert?brand=byd', isIndexed: false, tests: ALERTS }),
  page('/usedCars/find', 'ask for a used car that the list does not have', { isIndexed: false }),
  page('/webLink', 'partners and useful links'),
  ...detail('car', CAR, 'a new car', [...ENQUIRY, 'favorites.spec.ts'], '/carList'),
  page('/car/:id/spin.json', 'frames of the turn, asked for by a page once it is touched', { path: `/car/${CAR}/spin.json`, kind: 'file', isIndexed: false }),
  ...detail('carFittingsDetail', PART, 'a part or accessory', ['search.spec.ts'], '/carFittings'),
  ...detail('usedCarsDetail', USED, 'a used car with its inspection', [], '/usedCars'),
  page('/usedCarsDetail/:id/spin.json', 'frames of the turn, asked for by a page once it is touched', {
    path: `/usedCarsDetail/${USED}/spin.json`,
    kind: 'file',
    isIndexed: false,
  }),
  page('/mobile/carList', 'the list of new cars', { kind: 'twin', canonical: '/carList' }),
  page('/mobile/carList/list', 'the list of new cars', { kind: 'twin', canonical: '/carList' }),
  page('/mobile/info', 'a member’s own page for phones', { isIndexed: false, leaves: true, tests: MEMBER }),
  page('/mobile/info/details', 'a member’s data for phones', { isIndexed: false, leaves: true, tests: MEMBER }),
  page('/legalNotice', 'who runs the site, and how to reach them'),
  page('/privacy', 'what is kept of a visitor'),
  page('/terms', 'conditions of use'),
  page('/cookies', 'what is stored in the browser'),
]
