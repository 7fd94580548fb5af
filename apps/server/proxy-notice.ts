import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { isLoopback, type Client } from './client-address.ts'

/** What proxies add to what they pass on. */
const MARKS = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via'] as const
/** A stranger may send these headers too: whoever comes from everywhere does not fill the log. */
const MOST_NETWORKS = 8

export type ProxyNotice = (incoming: IncomingMessage, client: Client) => void

/**
 * Tells `warn` once for each network (at most eight in the life of a process) that requests come through a proxy that `TRUSTED_PROXIES`
 * does not name: all its visitors then count as one, and as visitors over plain HTTP. The line holds the network of the peer, nothing of
 * whom it forwards for.
 */
export function createProxyNotice(warn: (fields: { network: string }, message: string) => void): ProxyNotice {
  const told = new Set<string>()
  return ({ headers }, { peer, isTrusted }) => {
    if (isTrusted || peer === null || told.size >= MOST_NETWORKS || MARKS.every((name) => headers[name] === undefined)) return
    const network = networkOf(peer)
    if (told.has(network)) return
    told.add(network)
    warn({ network }, `Requests come through a proxy at ${network} that is not trusted: if it is yours, name it in TRUSTED_PROXIES (docs/runbook.md).`)
  }
}

/** As `TRUSTED_PROXIES` takes it: `192.0.2.0/24` of an IPv4 address, `2001:db8:1:2::/64` of an IPv6 one; this machine by its address. */
function networkOf(address: string): string {
  if (isLoopback(address)) return address
  if (!isIPv6(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`
}

// `::` stands for as many groups of zeros as are missing.
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  return [...before, ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0'), ...after]
}
