/** A column as it is first offered. `column` is a key of the messages (`menu.<column>`), `url` as R4.3 reads it. */
export type DefaultColumn = { column: string; url: string; isHot?: boolean }

/** Columns of the header menu whose pages exist, in order. */
export const DEFAULT_MENU: readonly DefaultColumn[] = [
  { column: 'home', url: '/' },
  { column: 'products', url: '/carList-/mobile/carList' },
  { column: 'usedCars', url: '/usedCars' },
  { column: 'carFittings', url: '/carFittings' },
  { column: 'brands', url: '/brand' },
  { column: 'about', url: '/about+/service+/article+/activity+/downloadCenter' },
  { column: 'netWork', url: '/netWork', isHot: true },
  { column: 'contactUs', url: '/contactUs' },
]
