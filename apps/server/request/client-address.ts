import { BlockList, isIP } from 'node:net'
import type { IncomingMessage } from 'node:http'

export type Client = {
  /** Of the visitor. */
  address: string | null
  protocol: 'http' | 'https'
  /** The other end of the connection: the visitor, or a proxy. */
  peer: string | null
  /** The peer is a trusted proxy. */
  isTrusted: boolean
}

/**
 * Reads who asks. `X-Forwarded-For` and `X-Forwarded-Proto` count only where the connection comes from a trusted proxy
 * (addresses or CIDR networks); of the chain, the last address that is no trusted proxy is the visitor's.
 */
export function createClientReader(trustedProxies: readonly string[]): (incoming: IncomingMessage) => Client {
  const trusted = blockListOf(trustedProxies)
  const isTrusted = (address: string) => trustedProxies.length > 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return ({ socket, headers }) => {
    const peer = plainAddress(socket?.remoteAddress ?? null)
    const isSecure = 'encrypted' in (socket ?? {})
    if (peer === null || !isTrusted(peer)) return { address: peer, protocol: isSecure ? 'https' : 'http', peer, isTrusted: false }
    const chain = readList(headers['x-forwarded-for'])
      .map(plainAddress)
      .filter((address) => address !== null)
    const visitor = chain.findLast((address) => !isTrusted(address)) ?? chain[0] ?? peer
    const protocol = readList(headers['x-forwarded-proto']).at(-1)
    const isHttps = protocol === 'https' || (protocol === undefined && isSecure)
    return { address: visitor, protocol: isHttps ? 'https' : 'http', peer, isTrusted: true }
  }
}

/** True for addresses of this machine. */
export function isLoopback(address: string | null): boolean {
  return address !== null && (address === '::1' || address.startsWith('127.'))
}

// An IPv6 socket shows IPv4 visitors as ::ffff:192.0.2.1; a zone and a port are no part of an address.
function plainAddress(text: string | null): string | null {
  if (text === null) return null
  const bare = text.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  const address = /^\[(.+)\](:\d+)?$/.exec(bare)?.[1] ?? (/^\d+\.\d+\.\d+\.\d+:\d+$/.test(bare) ? bare.replace(/:\d+$/, '') : bare)
  return isIP(address) === 0 ? null : address
}

function readList(value: string | string[] | undefined): string[] {
  const text = Array.isArray(value) ? value.join(',') : (value ?? '')
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}
