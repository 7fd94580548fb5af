import { expect, it } from 'vitest'
import { ownOrigins } from './own-origins.ts'

const HTTPS = 'https://www.quayline.example'
const HTTP = 'http://localhost:3000'

it.each([
  ['https', 'ar.quayline.example', HTTPS, [HTTPS, 'https://ar.quayline.example']],
  ['https', 'www.quayline.example:443', HTTPS, [HTTPS]],
  ['https', 'WWW.quayline.example', HTTPS, [HTTPS]],
  ['https', 'www.quayline.example:8443', HTTPS, [HTTPS, 'https://www.quayline.example:8443']],
  ['http', 'ar.quayline.example', HTTPS, [HTTPS, 'http://ar.quayline.example', 'https://ar.quayline.example']],
  ['http', '192.0.2.1:3000', HTTP, [HTTP, 'http://192.0.2.1:3000']],
  ['https', 'localhost:3000', HTTP, [HTTP, 'https://localhost:3000']],
  ['https', 'loc.1', HTTPS, [HTTPS]],
  ['https', null, HTTPS, [HTTPS]],
] as const)('of a visitor by %s at %s of %s: %j', (protocol, host, siteOrigin, origins) => {
  expect([...ownOrigins({ host, protocol, siteOrigin })]).toEqual(origins)
})
