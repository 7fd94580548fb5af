import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { wishOf } from './testing.ts'

type Names = { energy: Record<string, string>; body: Record<string, string>; autoType: Record<string, string> }

/** No type of its own: what is left when nothing else is known. */
const NO_TYPE = 'body=other'

describe.each(LOCALE_CODES)('names of types in %s', (locale) => {
  const names = JSON.parse(readFileSync(new URL(`../../../i18n/messages/${locale}/site.json`, import.meta.url), 'utf8')) as Names
  const labels = [
    ...Object.entries(names.energy).map(([value, label]) => [label, `energy=${value}`]),
    ...Object.entries(names.body).map(([value, label]) => [label, `body=${value}`]),
    ...Object.entries(names.autoType).map(([value, label]) => [label, `auto_type=${value}`]),
  ].filter(([, rule]) => rule !== NO_TYPE)

  it.each(labels)('%s finds %s', (label, rule) => {
    const rules = wishOf(label, locale)?.terms.flatMap((term) => term.values.map(({ name, value }) => `${name}=${value}`))
    expect(rules).toContain(rule)
  })
})
