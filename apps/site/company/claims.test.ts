import { beforeAll, expect, it } from 'vitest'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { messagesOf, preloadMessages } from '#i18n/server.ts'
import { CLAIMS } from './claims.server.ts'

type Claim = keyof typeof CLAIMS

/** Messages that repeat claims in a sentence, by what they claim. */
const TOLD_IN = {
  'home.why1Title': ['founded'],
  'home.why1Text': ['qualified'],
  'home.why2Title': ['makers'],
  'home.why3Title': ['staff'],
  'home.why4Title': ['vehicles'],
  'home.why4Text': ['counted', 'countries'],
  'about.story1': ['founded', 'qualified'],
  'about.story2': ['counted', 'vehicles', 'enquiries', 'staff'],
  'dealer.intro': ['makers'],
  'dealer.benefit4': ['makers'],
  'dealer.countriesText': ['countries'],
  'dealer.campaignText': ['makers'],
} as const satisfies Record<string, readonly Claim[]>

beforeAll(() => preloadMessages(['site']))

it.each(LOCALE_CODES)('tells the same figures in every sentence of %s', (locale) => {
  for (const [key, claims] of Object.entries(TOLD_IN)) {
    const numbers = numbersIn(messageAt(messagesOf(locale, 'site'), key))
    expect([key, ...numbers]).toEqual(expect.arrayContaining([key, ...claims.map((claim) => CLAIMS[claim])]))
  }
})

function messageAt(messages: object, key: string): string {
  const found = key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], messages)
  if (typeof found !== 'string') throw new Error(`${key} is no plain message`)
  return found
}

/** Numbers of a text, whatever its language puts between thousands. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d{1,3}(?:[.,\u00A0\u202F ]\d{3})+|\d+/g)].map(([digits]) => Number(digits.replaceAll(/\D/g, '')))
}
