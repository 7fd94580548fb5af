import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { createClientReader, isLoopback } from './client-address.ts'

function incoming(remoteAddress: string | undefined, headers: Record<string, string> = {}): IncomingMessage {
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage
}

it('believes nothing that a stranger forwards', () => {
  const read = createClientReader(['10.0.0.0/8'])
  expect(read(incoming('203.0.113.7', { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' }))).toEqual({
    address: '203.0.113.7',
    protocol: 'http',
    peer: '203.0.113.7',
    isTrusted: false,
  })
  expect(createClientReader([])(incoming('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).address).toBe('127.0.0.1')
})

it('takes the last stranger of the chain behind trusted proxies', () => {
  const read = createClientReader(['10.0.0.0/8', 'fd00::/8', '192.0.2.5'])
  expect(read(incoming('::ffff:10.1.2.3', { 'x-forwarded-for': '1.1.1.1, 203.0.113.7, 192.0.2.5', 'x-forwarded-proto': 'https' }))).toEqual({
    address: '203.0.113.7',
    protocol: 'https',
    peer: '10.1.2.3',
    isTrusted: true,
  })
  expect(read(incoming('fd00::1', { 'x-forwarded-for': '[2001:db8::1]:443' })).address).toBe('2001:db8::1')
  expect(read(incoming('10.1.2.3', { 'x-forwarded-for': 'nonsense' })).address).toBe('10.1.2.3')
})

it('knows this machine', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1'].every(isLoopback)).toBe(true)
  expect([null, '10.0.0.1', '203.0.113.7'].some(isLoopback)).toBe(false)
})
