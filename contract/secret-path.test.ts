import { expect, it } from 'vitest'
import { maskSecretPath, withoutSecret } from './secret-path.ts'

it.each([
  ['/netWork/status/Qx3-aB_9', '/netWork/status'],
  ['/network/STATUS//Qx3-aB_9/more', '/network/STATUS'],
  ['/netWork/%73tatus/Qx3-aB_9', '/netWork/status'],
  ['/enquiry/status/Qx3-aB_9', '/enquiry/status'],
  ['/Enquiry//Status/Qx3-aB_9/more', '/Enquiry//Status'],
  ['/alert/Qx3-aB_9', '/alert'],
  ['/Alert//Qx3-aB_9?x=1', '/Alert'],
  ['/feed/7.Qx3-aB_9', '/feed'],
  ['/carList/alert', '/carList/alert'],
  ['/netWork/status', '/netWork/status'],
  ['/netWork/status/', '/netWork/status/'],
  ['/preview/ar/c7.t5k3q2.Qx3-aB_9', '/preview/ar'],
  ['/Preview//ar/c7', '/Preview//ar'],
  ['/preview', '/preview'],
  ['/netWork/received', '/netWork/received'],
  ['/car/%FF', '/car/%FF'],
  ['', ''],
])('keeps of %s only %s', (path, kept) => {
  expect(withoutSecret(path)).toBe(kept)
})

it('masks what opens something inside a text', () => {
  expect(maskSecretPath('see https://www.example.com/netWork/status/Qx3-aB_9?added=1 there')).toBe('see https://www.example.com/netWork/status/*?added=1 there')
})
