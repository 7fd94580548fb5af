import { DESTINATION_NAME } from '#contract/destination.ts'

/** Path and query of a page of this site without the destination that the address names, which would win over the one chosen; the start page for anything else. */
export function backPath(back: string | null): string {
  if (back === null || !/^\/(?![/\\])/.test(back) || !URL.canParse(back, 'http://site')) return '/'
  const url = new URL(back, 'http://site')
  if (url.host !== 'site' || url.pathname.startsWith('//')) return '/'
  url.searchParams.delete(DESTINATION_NAME)
  return `${url.pathname}${url.search}`
}
