import { expect, it } from 'vitest'
import type { Actor } from '#core/domain/context.ts'
import { changedLanguages, requireLanguages } from './index.ts'

const staff = (languages: readonly string[] | null): Actor => ({ kind: 'staff', staffId: 1, permissions: [], languages })

it('finds the languages in which words have changed, also deep inside of rows, and not where rows only change their order', () => {
  const [lagos, port] = [{ names: { en: 'Lagos', fr: 'Lagos' } }, { names: { en: 'Port' } }]
  expect(changedLanguages({ places: [lagos, port] }, { places: [port, lagos] })).toEqual([])
  expect(changedLanguages({ places: [lagos, port] }, { places: [port] })).toEqual([
    { path: 'value.places', locale: 'en' },
    { path: 'value.places', locale: 'fr' },
  ])
  expect(changedLanguages({ banner: { en: 'Sale' }, size: 1 }, { banner: { en: 'Sale', de: 'Rabatt' }, size: 2 })).toEqual([
    { path: 'value.banner.de', locale: 'de' },
  ])
  expect(changedLanguages({ banner: { de: 'Rabatt' } }, {})).toEqual([{ path: 'value.banner', locale: 'de' }])
  const draft = { title: { en: '', fr: 'Neuf' }, publish_state: { en: 'draft', fr: 'draft' } }
  expect(changedLanguages(null, draft)).toEqual([{ path: 'value.title.fr', locale: 'fr' }])
})

it('refuses the languages that are not somebody’s, and nothing to who has all', () => {
  const changed = [
    { path: 'value.title.fr', locale: 'fr' },
    { path: 'value.title.de', locale: 'de' },
  ] as const
  const refusal = { key: 'forbidden', issues: [{ path: 'value.title.de', key: 'not_your_language' }] }
  expect(() => requireLanguages({ actor: staff(['fr']) }, changed)).toThrow(expect.objectContaining(refusal))
  for (const actor of [staff(null), staff(['de', 'fr']), { kind: 'system' } as const]) expect(requireLanguages({ actor }, changed)).toBeUndefined()
})
