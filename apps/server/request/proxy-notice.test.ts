import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { createProxyNotice } from './proxy-notice.ts'

function notice() {
  const lines: { network: string; message: string }[] = []
  const tell = createProxyNotice(({ network }, message) => lines.push({ network, message }))
  const ask = (peer: string | null, headers: Record<string, string>, isTrusted = false) =>
    tell({ headers } as unknown as IncomingMessage, { peer, address: peer, protocol: 'http', isTrusted })
  return { lines, ask }
}

const FORWARDED = { 'x-forwarded-for': '203.0.113.77' }

it('says once for each network what to set', () => {
  const { lines, ask } = notice()
  for (const peer of ['10.0.3.7', '10.0.3.8', '10.0.4.7', '2001:db8:1:2:3::4', '2001:db8:1:2:9::4', '::1']) ask(peer, FORWARDED)
  expect(lines.map(({ network }) => network)).toEqual(['10.0.3.0/24', '10.0.4.0/24', '2001:db8:1:2::/64', '::1'])
  expect(lines[0]?.message).toContain('TRUSTED_PROXIES')
})

it.each<Record<string, string>>([{ forwarded: 'for=203.0.113.77' }, { via: '1.1 cache' }, { 'x-forwarded-proto': 'https' }, FORWARDED])(
  'knows a proxy by %j',
  (headers) => {
    const { lines, ask } = notice()
    ask('127.0.0.1', headers)
    expect(lines).toHaveLength(1)
  },
)

it('says nothing of visitors, of trusted proxies and of whom they forward for', () => {
  const { lines, ask } = notice()
  ask('198.51.100.4', {})
  ask('10.0.3.7', FORWARDED, true)
  ask(null, FORWARDED)
  expect(lines).toEqual([])
  ask('10.0.3.7', { ...FORWARDED, forwarded: 'for=203.0.113.78', via: '1.1 someone@example.com' })
  expect(JSON.stringify(lines)).not.toMatch(/203\.0\.113|someone/)
})

it('does not fill the log where strangers send such headers', () => {
  const { lines, ask } = notice()
  for (let part = 0; part < 200; part += 1) ask(`198.51.${part}.1`, FORWARDED)
  expect(lines).toHaveLength(8)
})
