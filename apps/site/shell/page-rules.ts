/** Which parts of the shell a page has (R4.1, R4.2, R4.8, R3.6). */
export type PageRules = {
  hasHeader: boolean
  hasBanner: boolean
  /** The header is fixed from the start; elsewhere after 100 px of scrolling. */
  isHeaderFixed: boolean
  hasTabBar: boolean
  hasPageEnd: boolean
}

const ALWAYS_FIXED = [
  /^\/404$/,
  /^\/article\/[^/]+/,
  /^\/(mobile\/)?car\/[^/]+/,
  /^\/my$/,
  /^\/result$/,
  /^\/carPurchaseProcess$/,
  /^\/(mobile\/)?carFittingsDetail(\/|$)/,
]

export function pageRules(pathname: string, search: string): PageRules {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const isEmbedded = new URLSearchParams(search).has('noHeader')
  const hasHeader = path !== '/404' && !isEmbedded
  return {
    hasHeader,
    hasBanner: hasHeader && path !== '/club' && path !== '/my',
    isHeaderFixed: ALWAYS_FIXED.some((pattern) => pattern.test(path)),
    hasTabBar: path !== '/mobile/info',
    hasPageEnd: !isEmbedded,
  }
}
