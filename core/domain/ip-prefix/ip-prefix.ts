import { isIP } from 'node:net'

/** Bits of an address that are kept; the rest are zeros. */
type Width = { ipv4: 24 | 32; ipv6: 48 | 64 }

/** What one customer of a provider holds: an address of IPv4, a /64 of IPv6. */
const LINE: Width = { ipv4: 32, ipv6: 64 }
/** What several customers share, so that it names nobody. */
const ANONYMOUS: Width = { ipv4: 24, ipv6: 48 }
/** What an operator would trust as a whole. */
const PROXY: Width = { ipv4: 24, ipv6: 64 }

/** Whom a limit counts as one: `203.0.113.7`, `2001:db8:1:2::/64`. What is no address stands for itself. */
export function linePrefix(ip: string): string {
  return prefixOf(ip, LINE) ?? ip
}

/** The network that a record or a line of the log may name, because it tells floods apart and no person: `203.0.113.0/24`, `2001:db8:1::/48`. */
export function anonymousPrefix(ip: string | null): string | null {
  return ip === null ? null : prefixOf(ip, ANONYMOUS)
}

/** The network of a proxy, as `TRUSTED_PROXIES` takes it: `192.0.2.0/24`, `2001:db8:1:2::/64`. What is no address stands for itself. */
export function proxyPrefix(ip: string): string {
  return prefixOf(ip, PROXY) ?? ip
}

function prefixOf(ip: string, width: Width): string | null {
  // Without its zone; an IPv6 socket shows IPv4 visitors as `::ffff:192.0.2.1`.
  const address = ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  const family = isIP(address)
  if (family === 4) return width.ipv4 === 32 ? address : `${address.split('.').slice(0, 3).join('.')}.0/24`
  return family === 6
    ? `${groupsOf(address)
        .slice(0, width.ipv6 / 16)
        .join(':')}::/${width.ipv6}`
    : null
}

/** The eight groups of an IPv6 address in its one spelling; `::` stands for as many zeros as are missing. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  return [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back]
}
