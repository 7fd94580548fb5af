import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that are no part of the public internet (IANA special-purpose registries, RFC 6890): this machine, its neighbours, tests, many at once. */
const NOT_PUBLIC: readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]

/** What `lookupPublic` says of a name that leads to such a network. */
export const NOT_PUBLIC_ADDRESS = 'not a public address'

const blocked = new BlockList()
for (const [network, prefix, family] of NOT_PUBLIC) blocked.addSubnet(network, prefix, family)

/** True for an address (not a name) of the public internet. An IPv4 address that is written as IPv6 counts as what it is. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && !blocked.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/**
 * Looks a name up for a connection and fails where any of its addresses is not public. It is asked by the connection itself, so a name that
 * answers differently a moment later leads nowhere else. Addresses that stand in a URL are not looked up: check them by `isPublicAddress`.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0)
    const [first] = found
    if (first === undefined || found.some(({ address }) => !isPublicAddress(address))) return callback(new Error(NOT_PUBLIC_ADDRESS), '', 0)
    if (options.all) return callback(null, found)
    callback(null, first.address, first.family)
  })
}
