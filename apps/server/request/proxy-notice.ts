import type { IncomingMessage } from 'node:http'
import { proxyPrefix } from '#core/domain/ip-prefix/index.ts'
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
    // This machine is named by its address.
    const network = isLoopback(peer) ? peer : proxyPrefix(peer)
    if (told.has(network)) return
    told.add(network)
    warn({ network }, `Requests come through a proxy at ${network} that is not trusted: if it is yours, name it in TRUSTED_PROXIES (docs/runbook.md).`)
  }
}
