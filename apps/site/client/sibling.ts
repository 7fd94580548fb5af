import { localeFromHost } from '#i18n/locales.ts'

type Here = Pick<Location, 'protocol' | 'host'>

/** True if `address` is on another language's host of this site: the same name without the language, the same protocol and port. */
export function isSibling(address: string, here: Here = location): boolean {
  return isOurs(address, here) && new URL(address).host !== here.host
}

/** True if `address` is on this host or a sibling of it. */
export function isOurs(address: string, here: Here = location): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host } = new URL(address)
  return protocol === here.protocol && domainOf(host) === domainOf(here.host)
}

function domainOf(host: string): string {
  return localeFromHost(host) === null ? host : host.split('.').slice(1).join('.')
}
