import { expect, it } from 'vitest'
import { isPublicAddress, lookupPublic } from './public-address.ts'

it.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

const FOUR = ['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '255.255.255.255', '224.0.0.1', '198.18.0.1']
const SIX = ['::1', '::', 'fe80::1', 'fd00::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:169.254.169.254', '::127.0.0.1', '64:ff9b::7f00:1']

it.each([...FOUR, ...SIX, 'localhost', ''])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it('looks no name up to an address of this machine', async () => {
  const error = await new Promise<Error | null>((resolve) => lookupPublic('localhost', {}, (failure) => resolve(failure)))
  expect(error?.message).toBe('not a public address')
})
