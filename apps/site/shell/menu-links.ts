import type { MenuColumn } from '#contract/home.ts'

/** An entry of the header's menu, read out of a server column. */
export type MenuLink = {
  /** Translation key under `menu`. */
  column: string
  /** Words of a further link, which has no key; null where the key names them. */
  label: string | null
  href: string
  /** Another address for phones; null where it is the same. */
  mobileHref: string | null
  isExternal: boolean
  isHot: boolean
  /** Sub-items under the entry. */
  children: readonly MenuChild[]
  /** The products entry opens the panel of brands and types. */
  hasPanel: boolean
}
export type MenuChild = { key: string; href: string }

const ABOUT_CHILDREN: readonly MenuChild[] = [
  { key: 'about', href: '/about' },
  { key: 'service', href: '/service' },
]

/** Reads the columns of `GET /api/home/sys_column`; a column with an address of no known form falls out. */
export function menuLinks(columns: readonly MenuColumn[]): MenuLink[] {
  return columns.flatMap((column) => menuLink(column) ?? [])
}

/**
 * The forms of R4.3: `http…` opens in a new window; `+` stands between a parent and a child address;
 * `/carList-/mobile/carList` has a desktop and a mobile address; "about" has the sub-items /about and /service
 * first, whatever its address names.
 */
export function menuLink({ column, url, is_hot, label }: MenuColumn): MenuLink | null {
  const isExternal = /^https?:\/\//i.test(url)
  const [parent = '', ...rest] = isExternal ? [url] : url.split('+')
  const { href, mobileHref } = isExternal ? { href: url, mobileHref: null } : splitTwins(parent)
  if (!isExternal && !isPath(href)) return null
  const hasPanel = column === 'products'
  const named = rest.filter(isPath).map((path) => ({ key: lastSegment(path), href: path }))
  const children = column === 'about' ? withAbout(named) : named
  return { column, label, href, mobileHref, isExternal, isHot: is_hot, children, hasPanel }
}

function withAbout(named: readonly MenuChild[]): MenuChild[] {
  return [...ABOUT_CHILDREN, ...named.filter(({ href }) => !ABOUT_CHILDREN.some((own) => own.href === href))]
}

/** True where the page is the entry's own, one of its children or below them. */
export function isCurrentLink(link: MenuLink, pathname: string): boolean {
  const own = [link.href, link.mobileHref ?? link.href, ...link.children.map((child) => child.href)]
  return own.some((href) => isWithin(pathname, href))
}

export function isWithin(pathname: string, href: string): boolean {
  if (href === '/') return pathname === '/'
  return pathname === href || pathname.startsWith(`${href}/`)
}

function splitTwins(path: string): { href: string; mobileHref: string | null } {
  const at = path.indexOf('-/mobile/')
  return at < 0 ? { href: path, mobileHref: null } : { href: path.slice(0, at), mobileHref: path.slice(at + 1) }
}

// "//host" would leave the site.
function isPath(href: string): boolean {
  return /^\/(?!\/)/.test(href)
}

function lastSegment(path: string): string {
  return path.split('/').at(-1) ?? path
}
