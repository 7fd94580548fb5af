import type { MenuColumnName } from '#contract/frame-values.ts'

/** Where each column of the menu leads, as R4.3 reads it. */
export const COLUMN_URLS: Readonly<Record<MenuColumnName, string>> = {
  home: '/',
  products: '/carList-/mobile/carList',
  usedCars: '/usedCars',
  carFittings: '/carFittings',
  brands: '/brand',
  about: '/about+/service+/article+/activity+/downloadCenter',
  netWork: '/netWork',
  contactUs: '/contactUs',
}
