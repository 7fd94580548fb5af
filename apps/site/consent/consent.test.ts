import { expect, it } from 'vitest'
import { adConsentOf, CONSENT_TERMS, parseConsent } from './consent.ts'

const NOW = Date.parse('2026-11-21T08:00:00Z')
const given = { isGiven: true, at: '2026-11-01T00:00:00.000Z', id: '7.1', terms: CONSENT_TERMS }

it('keeps a decision for a year', () => {
  expect(parseConsent(given, NOW)).toEqual(given)
  expect(parseConsent({ ...given, at: '2025-11-01T00:00:00.000Z' }, NOW)).toBeNull()
})

// R23.68
it('asks anew who agreed to other words, and leaves a refusal as it was', () => {
  const { terms: _today, ...old } = given
  expect(parseConsent(old, NOW)).toBeNull()
  expect(parseConsent({ ...old, isGiven: false, id: null }, NOW)).toMatchObject({ isGiven: false })
})

it.each([null, 'yes', {}, { isGiven: 'true', at: given.at }, { isGiven: true, at: 'never' }])('takes %j for no decision', (stored) => {
  expect(parseConsent(stored, NOW)).toBeNull()
})

it('says nothing to advertisers unless the visitor has agreed', () => {
  expect(adConsentOf(null, '/')).toBeUndefined()
  expect(adConsentOf({ ...given, isGiven: false }, '/')).toBeUndefined()
  expect(adConsentOf(given, '/car/byd-seal')).toEqual({ client_id: '7.1', page: '/car/byd-seal', agreed_at: given.at, terms: CONSENT_TERMS })
})
