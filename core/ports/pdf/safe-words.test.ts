import { expect, it } from 'vitest'
import { sampleSheet } from './testing.ts'
import { withSafeWords } from './safe-words.ts'

const LRI = '\u2066'
const PDI = '\u2069'
const iso = (text: string) => LRI + text + PDI
const currencyOf = async (locale: 'en' | 'ar', currency: string) => withSafeWords(await sampleSheet(locale, { currency })).currency

it.each([
  ['Zoë – 12,5 % “x” №7', 'Zoë – 12,5 % “x” №7'],
  ['a\tb\nc\u2028d', 'a b c d'],
  ['\u202eevil\u202c \u0000x\u0007\ud800', 'evil x'],
  ['go 🚗 👍🏽 👨‍👩‍👧 🇰🇪 ❤️ 1️⃣ now © ® ™ →', 'go 1 now © ® ™ →'],
  ['می‌خواهم', 'می‌خواهم'],
])('%j is shown as %j', async (text, shown) => {
  expect(await currencyOf('en', text)).toBe(shown)
})

it.each([
  ['Sample Export Co., Ltd.', iso('Sample Export Co., Ltd.')],
  ['+86 400 555 0100', iso('+86 400 555 0100')],
  ['الهاتف: +86 400 555 0100.', `الهاتف: ${iso('+86 400 555 0100')}.`],
  ['رقم السجل: 91-SAMPLE-0', `رقم السجل: ${iso('91-SAMPLE-0')}`],
  ['من BYD (Seal 06) إلى A.', `من ${iso('BYD (Seal 06)')} إلى ${iso('A')}.`],
  ['(رمز SWIFT)', `(رمز ${iso('SWIFT')})`],
  ['السعر US$12,300 أو 30%', `السعر ${iso('US$12,300')} أو 30%`],
  ['اسم สมชี و বাংলা', `اسم ${iso('สมชี')} و ${iso('বাংলা')}`],
  ['خلال 10-20 يوم', 'خلال 10-20 يوم'],
  ['', ''],
])('in Arabic, %j is set as %j', async (text, set) => {
  expect(await currencyOf('ar', text)).toBe(set)
})

it('isolates values that read from left to right whole', async () => {
  const facts = [{ label: 'رقم', value: '(021) 555', isLatin: true }]
  expect(withSafeWords(await sampleSheet('ar', { facts })).facts[0]?.value).toBe(iso('(021) 555'))
  expect(withSafeWords(await sampleSheet('en', { facts })).facts[0]?.value).toBe('(021) 555')
})
