import { modelSign } from '#core/domain/model/index.ts'
import { headWords } from '#apps/site/head/page-words.server.ts'
import { plainWords } from '#apps/site/head/plain-words.ts'
import { modelHref } from '#apps/site/vehicle/model-href.ts'
import { SEARCH_ORDERS, type SearchKind, type SearchOrder, type SearchResult, type SearchSum, type SearchTerm, type SearchType } from '#contract/search.ts'
import { DESTINATION_NAME } from '#contract/destination.ts'
import { LANDED_FIGURES } from '#contract/landed-price-values.ts'
import type { EnergyType } from '#contract/vehicle.ts'
import { formatBytes, formatDate, formatDayRange, formatList, formatMoney, formatNumber } from '#i18n/format.ts'
import { articleCardView } from '#apps/site/article/article-card-view.server.ts'
import { brandTileView } from '#apps/site/brand/brand-tile-view.server.ts'
import { ADMITTED, EVERYTHING } from '#apps/site/list/list-address.ts'
import type { SiteLanguage, SiteTranslator } from '#apps/site/request/context.server.ts'
import { dotted } from '#apps/site/text/dotted.ts'
import { fittingCardView } from '#apps/site/fitting/fitting-card-view.server.ts'
import { boundsText } from '#apps/site/vehicle/figure-labels.server.ts'
import { carCardView } from '#apps/site/vehicle/car-card-view.server.ts'
import { autoTypeLabel, bodyLabel, categoryLabel, energyLabel } from '#apps/site/vehicle/labels.server.ts'
import { usedCardView } from '#apps/site/vehicle/used-card-view.server.ts'
import { markText } from './mark-text.server.ts'
import { searchTermLabel } from './search-term-labels.server.ts'
import type { GroupView, LineView, SearchView } from './search-view.ts'

/** Rows of the first kind of cards, and of those after it. */
const FIRST_ROWS = 6
const ROWS = 3

/** The page of a search in the reader's language. `word`: what was typed, cleaned; `place`: what the port of its destination is called. */
export function searchView(language: SiteLanguage, word: string, found: SearchResult, order: SearchOrder | null, place = ''): SearchView {
  const { t } = language
  const cards = found.order.find((kind) => CARDS.has(kind) && groupView(language, found, kind, ROWS) !== null)
  return {
    word,
    groups: found.order.flatMap((kind) => groupView(language, found, kind, kind === cards ? FIRST_ROWS : ROWS) ?? []),
    // Types and makers are ways to vehicles, no hits.
    totalText: t('search.total', { count: found.total - found.types.length - found.brands.length }),
    correction: found.corrected === null ? null : t('search.corrected', { typed: word, word: found.corrected }),
    remark: word === '' ? '' : t('search.remark', { word }),
    terms: isSaidElsewhere(found)
      ? []
      : found.terms.map((term) => ({ label: searchTermLabel(language, term, found.brands, place), href: searchHref(term.without, order) })),
    notices: noticesOf(language, found),
    orders:
      found.cars.total + found.used_cars.total < 2
        ? []
        : ORDERS.map((own) => ({ label: orderLabel(t, own), href: searchHref(word, own), isChosen: own === order })),
    filtersHref: filtersHref(found),
    nearby: nearbyView(language, found),
    hasSample: [...found.cars.list, ...found.used_cars.list, ...found.fittings.list].some((card) => card.is_sample),
  }
}

/** A single name or word is what was typed, and a single kind stands among the types. */
function isSaidElsewhere({ terms, left_out: leftOut, types }: SearchResult): boolean {
  if (terms.length + leftOut.length > 1) return false
  const isName = terms.every(
    ({ values, range, country }) => range === null && country === null && values.every(({ name }) => name === 'brand' || name === 'model'),
  )
  return isName || types.length > 0
}

/** The list of the vehicles that were found, with all its filters; null where there are too few. */
export function filtersHref(found: SearchResult): string | null {
  const { cars, used_cars: used, filter } = found
  if (cars.total + used.total < 2) return null
  if (used.total === 0) return listHref('/carList', cars.filter, found)
  return cars.total === 0 ? listHref('/usedCars', used.filter, found) : listHref('/allCars', filter, found)
}

/** A list by its filter, with the destination that was named, as the results are narrowed there. */
function listHref(path: string, filter: string, { destination, terms, left_out: leftOut }: SearchResult): string {
  const query = new URLSearchParams(filter)
  for (const { typed, range } of terms) {
    if (range === null || leftOut.includes(typed) || !LANDED_FIGURES.some((figure) => figure === range.name)) continue
    if (range.from !== null) query.set(`${range.name}_from`, String(range.from))
    if (range.to !== null) query.set(`${range.name}_to`, String(range.to))
  }
  if (destination !== null && destination.code !== null) query.set(DESTINATION_NAME, destination.code)
  if (destination?.admission === 'refused') query.set(ADMITTED, EVERYTHING)
  else if (destination?.admission === 'admitted' && destination.code === null) query.set(ADMITTED, destination.country)
  return query.size === 0 ? path : `${path}?${query}`
}

const ORDERS: readonly (SearchOrder | null)[] = [null, ...SEARCH_ORDERS.filter((order) => order !== 'lowest_mileage')]

function searchHref(word: string, order: SearchOrder | null): string {
  return `/searchsite?${new URLSearchParams({ word, ...(order ? { order } : {}) }).toString()}`
}

function orderLabel(t: SiteTranslator, order: SearchOrder | null): string {
  if (order === null) return t('list.sort0')
  return order === 'newest' ? t('used.sort0') : t(order === 'cheapest' ? 'list.sort2' : 'list.sort1')
}

function noticesOf(language: SiteLanguage, found: SearchResult): string[] {
  const { absent, instead, left_out: leftOut, converted, unpriced, turned, fittings, terms } = found
  const { t, locale } = language
  return [
    ...converted.map((sum) => t('search.converted', { sum: sumText(language, sum), usd: dollarText(language, sum.usd), date: formatDate(locale, sum.as_of) })),
    ...(unpriced.length === 0 ? [] : [t('search.unpriced', { words: quoted(locale, unpriced) })]),
    ...turned.map(({ typed, range }) => t('search.turned', { typed, range: boundsText(language, range.name, range) })),
    ...(fittings.missing === null ? [] : [t(terms.some(namesVehicle) ? 'search.partMissing' : 'search.partUnlisted', { part: fittings.missing })]),
    ...(absent === null ? [] : [t('search.absent', { name: absent })]),
    ...(instead !== null
      ? [t(instead === 'new' ? 'search.onlyNew' : 'search.onlyUsed')]
      : leftOut.length === 0
        ? []
        : [t('search.leftOut', { words: quoted(locale, leftOut) })]),
    ...admissionNotices(language, found),
  ]
}

/** What the country admits; nothing where there are no vehicles to say it of. */
function admissionNotices({ t }: SiteLanguage, { destination, cars, used_cars: used, terms }: SearchResult): string[] {
  const country = terms.find((term) => term.country !== null)?.country
  if (!country || !destination?.admission || cars.total + used.total === 0) return []
  return [t(destination.admission === 'admitted' ? 'search.onlyAdmitted' : 'search.noneAdmitted', { country })]
}

function namesVehicle({ values }: SearchTerm): boolean {
  return values.some(({ name }) => name === 'brand' || name === 'model')
}

/** Bounds as they were said: one of them by itself. */
function sumText({ t, locale }: SiteLanguage, { currency, from, to }: SearchSum): string {
  const write = (amount: number) => formatMoney(locale, { amount, currency })
  return from === null || to === null ? write(from ?? to ?? 0) : t('used.bandBetween', { from: write(from), to: write(to) })
}

function dollarText(language: SiteLanguage, { from, to }: SearchSum['usd']): string {
  const one = from ?? to ?? 0
  return boundsText(language, 'price', { from: from ?? one, to: to ?? one })
}

function quoted(locale: SiteLanguage['locale'], words: readonly string[]): string {
  return formatList(
    locale,
    words.map((word) => `“${word}”`),
  )
}

function nearbyView(language: SiteLanguage, { nearby }: SearchResult): SearchView['nearby'] {
  if (nearby.cars.length + nearby.used_cars.length === 0) return null
  const { t, locale } = language
  return {
    cars: nearby.cars.slice(0, FIRST_ROWS).map((card) => carCardView(language, card)),
    units: nearby.used_cars.slice(0, ROWS).map((card) => usedCardView(language, card)),
    text: t('search.nearbyText', { words: quoted(locale, nearby.left_out) }),
  }
}

const CARDS: ReadonlySet<SearchKind> = new Set(['car', 'used_car', 'fitting'])

function groupView(language: SiteLanguage, found: SearchResult, kind: SearchKind, rows: number): GroupView | null {
  const { t, locale } = language
  const head = <Kind extends SearchKind>(own: Kind, title: string, total: number, list?: { path: string; shown: number }) => ({
    kind: own,
    title,
    count: formatNumber(locale, total),
    all: list && total > list.shown ? { href: list.path, label: t('search.showAll', { count: formatNumber(locale, total) }) } : null,
  })
  const query = new URLSearchParams({ word: found.query }).toString()
  switch (kind) {
    case 'type':
      // A type by itself would lose what else was asked for.
      return found.types.length === 0 || found.terms.length > 1
        ? null
        : { ...head('type', t('search.types'), found.types.length), chips: found.types.map((type) => chip(language, type)) }
    case 'brand':
      return found.brands.length === 0
        ? null
        : { ...head('brand', t('search.brands'), found.brands.length), brands: found.brands.map((brand) => brandTileView(t, brand)) }
    case 'car': {
      const { list, total, filter } = found.cars
      return total === 0
        ? null
        : {
            ...head('car', t('search.cars'), total, { path: listHref('/carList', filter, found), shown: rows }),
            cars: list.slice(0, rows).map((card) => carCardView(language, card)),
          }
    }
    case 'used_car': {
      const { list, total, filter } = found.used_cars
      return total === 0
        ? null
        : {
            ...head('used_car', t('menu.usedCars'), total, { path: listHref('/usedCars', filter, found), shown: rows }),
            units: list.slice(0, rows).map((card) => usedCardView(language, card)),
          }
    }
    case 'fitting': {
      const { list, total, near } = found.fittings
      const parts = list.map((card) => ({ ...fittingCardView(language, card), marked: markText(card.name, found.query) }))
      const own = parts.slice(0, parts.length - near)
      return list.length === 0
        ? null
        : {
            // Where there is none for the vehicle that is named, those for others are counted.
            ...head('fitting', t('menu.carFittings'), total === 0 ? near : total, { path: `/carFittings?${query}`, shown: total === 0 ? near : rows }),
            fittings: own.slice(0, rows),
            near: own.length < rows ? parts.slice(own.length).slice(0, ROWS) : [],
          }
    }
    case 'article': {
      const { list, total } = found.articles
      return total === 0
        ? null
        : {
            ...head('article', t('menu.article'), total, { path: `/article?${query}`, shown: ROWS }),
            articles: list.slice(0, ROWS).map((card) => articleCardView(language, card)),
          }
    }
    case 'activity':
      return linesOf(
        head('activity', t('menu.activity'), found.activities.total, { path: '/activity', shown: found.activities.list.length }),
        activityLines(language, found),
      )
    case 'download':
      return linesOf(
        head('download', t('menu.downloadCenter'), found.downloads.total, { path: '/downloadCenter', shown: found.downloads.list.length }),
        fileLines(language, found),
      )
    case 'page': {
      const lines = [...modelLines(language, found), ...pageLines(found)]
      return linesOf(head('page', t('search.pages'), lines.length), lines)
    }
  }
}

const MODELS = 3

/** Pages of the models of which vehicles were found, where few are meant. */
function modelLines({ locale }: SiteLanguage, { cars, used_cars: units, query }: SearchResult): LineView[] {
  const names = new Map(
    [...cars.list, ...units.list].map((card) => [modelHref(card.brand_sign, modelSign(card.model_name)), `${card.brand_name} ${card.model_name}`]),
  )
  if (names.size > MODELS) return []
  const head = headWords(locale)
  return [...names].map(([href, name]) => ({ key: href, href, title: markText(plainWords(head('modelTitle', { name })), query), note: null, fileName: null }))
}

function linesOf(head: Omit<Extract<GroupView, { lines: unknown }>, 'lines'>, lines: LineView[]): GroupView | null {
  return lines.length === 0 ? null : { ...head, lines }
}

function chip({ t, locale }: SiteLanguage, type: SearchType): { href: string; label: string; count: string } {
  return { href: type.url, label: typeLabel(t, type), count: formatNumber(locale, type.car_count) }
}

function typeLabel(t: SiteTranslator, { group, type_sign: sign }: SearchType): string {
  switch (group) {
    case 'auto_type':
      return autoTypeLabel(t, sign)
    case 'energy':
      return energyLabel(t, sign as EnergyType)
    case 'body':
      return bodyLabel(t, sign)
    case 'category':
      return categoryLabel(t, sign)
    case 'other_type':
      return t(sign === 'off-road' ? 'otherType.off-road' : 'otherType.sports-car')
  }
}

function activityLines({ locale }: SiteLanguage, { activities, query }: SearchResult): LineView[] {
  return activities.list.map((card) => {
    const dates = formatDayRange(locale, { from: card.starts_at, to: card.ends_at, timeZone: card.time_zone })
    const note = dotted([dates, card.place, card.country])
    return { key: card.sign, href: `/activity/${card.sign}`, title: markText(card.title, query), note, fileName: null }
  })
}

function fileLines({ locale }: SiteLanguage, { downloads, query }: SearchResult): LineView[] {
  return downloads.list.map((item) => ({
    key: String(item.download_id),
    href: `/api${item.path}`,
    title: markText(item.title, query),
    note: `${item.file_type.toUpperCase()} · ${formatBytes(locale, item.byte_size)} · ${item.file_name}`,
    fileName: item.file_name,
  }))
}

function pageLines({ pages, query }: SearchResult): LineView[] {
  return pages.map((page) => ({ key: page.key, href: page.url, title: markText(page.title, query), note: null, fileName: null }))
}
