/** Where a request arrives: how its visitor has come, as far as this process can know, and how the site is told to be reached. */
export type Arrival = { host: string | null; protocol: 'http' | 'https'; siteOrigin: string }

/**
 * Origins whose pages may send forms and writes here: this very host by the visitor's own scheme, and the site's origin. A page over plain
 * HTTP, which anybody on the line can write, is none for a visitor of HTTPS. Behind a proxy that is not named as trusted the scheme is not
 * known, so the site's own counts too: a form is not lost for a missing setting.
 */
export function ownOrigins({ host, protocol, siteOrigin }: Arrival): ReadonlySet<string> {
  const schemes = protocol === 'https' ? ['https:'] : ['http:', new URL(siteOrigin).protocol]
  const addresses = schemes.map((scheme) => `${scheme}//${host ?? ''}`).filter((address) => URL.canParse(address))
  return new Set([siteOrigin, ...addresses.map((address) => new URL(address).origin)])
}
