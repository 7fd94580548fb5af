import { expect, it } from 'vitest'
import { anonymousPrefix, linePrefix, proxyPrefix } from './ip-prefix.ts'

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24', '203.0.113.0/24'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48', '2001:db8:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64', '64:ff9b:0::/48', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown', null, 'unknown'],
])('%s: line %s, anonymous %s, proxy %s', (ip, line, anonymous, proxy) => {
  expect([linePrefix(ip), anonymousPrefix(ip), proxyPrefix(ip)]).toEqual([line, anonymous, proxy])
})

it('names no network of nobody', () => {
  expect(anonymousPrefix(null)).toBeNull()
})
