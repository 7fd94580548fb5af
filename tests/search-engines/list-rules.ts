import type { Seen } from './head-faults.ts'

type ListPage = { path: string; isFound: boolean; canonical?: string }

/** Pages, filters, orders and views of the lists, and whether search engines may show them (decision 0065). */
export const LISTS: readonly ListPage[] = [
  { path: '/carList?page=2', isFound: true },
  { path: '/usedCars?page=2', isFound: true },
  { path: '/carFittings?page=2', isFound: true },
  ...['mini', 'sedan', 'suv', 'mpv', 'electric', 'plug-in-hybrid', 'extended-range', 'off-road'].map((type) => ({
    path: `/carList?type=${type}`,
    isFound: true,
  })),
  { path: '/carList?type=suv&page=2', isFound: true },
  { path: '/carList?steering=right', isFound: true },
  { path: '/carList?body=pickup', isFound: true },
  { path: '/carList?category=2', isFound: true },
  { path: '/carList?brand=byd', isFound: true, canonical: '/brand/byd' },
  { path: '/carList?type=SUV', isFound: false },
  { path: '/carList?body=suv', isFound: false },
  { path: '/carList?sort=2', isFound: false },
  { path: '/carList?brand=byd&type=suv', isFound: false },
  { path: '/carList?brand=byd,chery', isFound: false },
  { path: '/carList?price_from=10000', isFound: false },
  { path: '/carList?word=byd', isFound: false },
  { path: '/usedCars?brand=toyota', isFound: true },
  { path: '/usedCars?steering=right', isFound: true },
  { path: '/usedCars?sort=2', isFound: false },
  { path: '/usedCars?year_from=2020', isFound: false },
  { path: '/carFittings?category=filters', isFound: true },
  { path: '/carFittings?brand=byd', isFound: true },
  { path: '/carFittings?brand=byd&category=filters', isFound: false },
  { path: '/carFittings?sort=1', isFound: false },
]

/** What breaks the rule of the lists: who is shown, under which address. */
export function listFaults(seen: readonly Seen[]): string[] {
  return LISTS.flatMap(({ path, isFound, canonical = path }) => {
    const head = seen.find((page) => page.path === path)?.head
    if (head === undefined) return [`${path}: was not read`]
    const own = head.canonical === null ? null : new URL(head.canonical)
    return [
      ...(head.isIndexed === isFound ? [] : [`${path}: ${isFound ? 'is kept out of search engines' : 'may be shown by search engines'}`]),
      ...(!isFound || `${own?.pathname}${own?.search}` === canonical ? [] : [`${path}: names ${own?.pathname}${own?.search} as its own address`]),
    ]
  })
}
