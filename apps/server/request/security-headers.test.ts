import { expect, it } from 'vitest'
import { createSecurityHeaders, type SecurityInput } from './security-headers.ts'

const SITE: SecurityInput = { siteOrigin: 'https://www.quayline.example', isDevelopment: false, mediaOrigin: null, ads: null, hsts: 'standard' }

it('lets other sites take in nothing, except the sections that they may embed', () => {
  const { base, file, page, embeddablePage } = createSecurityHeaders(SITE)
  expect([base, file, page, embeddablePage].map((headers) => headers['cross-origin-resource-policy'])).toEqual([
    'same-origin',
    'same-origin',
    'same-origin',
    'cross-origin',
  ])
})

it('isolates a page that loads from this host alone', () => {
  const policy = (changes: Partial<SecurityInput>) => createSecurityHeaders({ ...SITE, ...changes }).page['cross-origin-embedder-policy']
  expect(policy({})).toBe('require-corp')
  expect(policy({ ads: { pixel: null } })).toBe('require-corp')
  expect([policy({ mediaOrigin: 'https://media.example.com' }), policy({ ads: { pixel: '1234567' } }), policy({ isDevelopment: true })]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('promises HTTPS for a year, for two and in advance where the owner wants it, and never without it', () => {
  const promise = (changes: Partial<SecurityInput>) => createSecurityHeaders({ ...SITE, ...changes }).base['strict-transport-security']
  expect(promise({})).toBe('max-age=31536000; includeSubDomains')
  expect(promise({ hsts: 'preload' })).toBe('max-age=63072000; includeSubDomains; preload')
  expect(promise({ hsts: 'preload', siteOrigin: 'http://localhost:3000' })).toBeUndefined()
})
