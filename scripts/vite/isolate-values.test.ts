import compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import { expect, it } from 'vitest'
import { fillAndCompile } from './compile-messages.ts'
import { isolateValues } from './isolate-values.ts'

it('sets values apart in languages read from right to left, and in no other', () => {
  expect(isolateValues('سيارات {brand} للتصدير', 'ar/site.brand.pageTitle')).toBe('سيارات \u2068{brand}\u2069 للتصدير')
  expect(isolateValues('{brand} کی گاڑیاں', 'ur/site.brand.pageTitle')).toBe('\u2068{brand}\u2069 کی گاڑیاں')
  expect(isolateValues('{brand} for export', 'en/site.brand.pageTitle')).toBe('{brand} for export')
})

it('reaches values in plurals, choices and tags, and leaves numbers and dates as they are', () => {
  const message = "'{'x'}' {count, plural, one {طراز {name}} other {# من <b>{name}</b>}} في {day, date, short}، {n, number}"
  expect(isolateValues(message, 'ar/site.a')).toBe(
    "'{'x'}' {count, plural, one {طراز \u2068{name}\u2069} other {# من <b>\u2068{name}\u2069</b>}} في {day, date, short}، {n, number}",
  )
})

it('keeps values together that are one thing', () => {
  expect(isolateValues('{brand} {model}', 'ar/site.favorites.aboutModel')).toBe('{brand} {model}')
  expect(isolateValues('{label}: {value}', 'ar/site.common.labelled')).toBe('\u2068{label}\u2069: \u2068{value}\u2069')
  expect(isolateValues('عن {brand} {model} ({year})', 'ar/site.a')).toBe('عن \u2068{brand} {model}\u2069 (\u2068{year}\u2069)')
})

it.each([
  'site.car.remarkTemplate',
  'site.used.remarkFind',
  'site.fittings.detailRemark',
  'mail.whatsapp.toBuyer',
  'site.result.whatsappText',
  'mail.acknowledge.subject',
  'mail.dealer.subject.approved',
  'mail.dealer.receivedSubject',
  'media.views.front',
])('leaves %s alone, which others read as data', (key) => {
  expect(isolateValues('أريد {car}', `ar/${key}`)).toBe('أريد {car}')
})

it('is part of compiling, and still a message', () => {
  const { messages } = fillAndCompile({ call: 'Call {phone}' }, { call: 'اتصلوا على {phone}' }, 'ar/site')
  expect(messages['call']).toEqual(compile('اتصلوا على \u2068{phone}\u2069'))
  expect(format(messages['call'] as never, 'ar', { phone: '+86 571' }, {} as never)).toBe('اتصلوا على \u2068+86 571\u2069')
})
