/** A path of this site with its query, whatever was asked for: "//host", "/\\host" and whole addresses lead home. */
export function ownPath(asked: string | null): string {
  if (asked === null || !asked.startsWith('/') || !URL.canParse(asked, 'http://site')) return '/'
  const url = new URL(asked, 'http://site')
  return url.host === 'site' && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}` : '/'
}
