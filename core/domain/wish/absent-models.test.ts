import { expect, it } from 'vitest'
import { countSlips } from '#core/domain/search-term/closest-spelling.ts'
import type { Locale } from '#i18n/locales.ts'
import { SAMPLE_NAMES, wishOf } from './testing.ts'
import { ABSENT_USED_MODELS } from './vocabulary/absent-used-models.ts'

it.each<[Locale, string, string]>([
  ['en', 'neta v', 'hatchback'],
  ['en', 'neta', 'hatchback'],
  ['th', 'เนต้า วี', 'hatchback'],
  ['th', 'เนต้า', 'hatchback'],
  ['en', 'mitsubishi l300', 'minibus'],
  ['en', 'toyota wish', 'hatchback'],
  ['en', 'nissan hardbody', 'pickup'],
  ['ru', 'шевроле кобальт', 'sedan'],
  ['ru', 'дамас', 'van'],
  ['es', 'chevrolet sail', 'sedan'],
  ['es', 'renault kwid', 'hatchback'],
  ['ar', 'فورد اكسبديشن', ''],
  ['ar', 'يوكن', 'suv'],
  ['ur', 'مہران', 'hatchback'],
  ['ur', 'سوزوکی بولان', 'van'],
  ['th', 'ดีแม็กซ์', 'pickup'],
  ['en', 'keke napep', 'van'],
  ['en', 'okada', 'hatchback'],
  ['es', 'moto', 'hatchback'],
  ['ar', 'توك توك', 'van'],
  ['ur', 'رکشہ', 'van'],
  ['ru', 'мотоцикл', 'hatchback'],
  ['zh', '三轮车', 'van'],
  // Bodies and trailers.
  ['en', 'ambulance', 'van'],
  ['en', 'lowbed', 'tractor'],
  ['en', 'fuel tanker', 'truck'],
  ['en', 'garbage truck', 'truck'],
  ['de', 'Tieflader', 'tractor'],
  ['es', 'camión frigorífico', 'truck'],
  ['fr', 'semi-remorque', 'tractor'],
  ['it', 'autobotte', 'truck'],
  ['nl', 'koelwagen', 'truck'],
  ['pt', 'caminhão munck', 'special'],
  ['ru', 'скорая помощь', 'van'],
  ['ar', 'شاحنة تبريد', 'truck'],
  ['ur', 'آئل ٹینکر', 'truck'],
  ['th', 'รถดับเพลิง', 'truck'],
  ['zh', '冷藏车', 'truck'],
])('%s “%s” is none of ours, but a %s', (locale, typed, body) => {
  const wish = wishOf(typed, locale)
  expect(wish?.absent).not.toBeNull()
  if (body !== '') expect(wish?.terms.flatMap(({ values }) => values.map(({ value }) => value))).toContain(body)
})

it.each<[Locale, string]>([
  ['en', 'land cruiser prado'],
  ['en', 'toyota land cruiser prado 2019'],
  ['ru', 'ленд крузер прадо'],
  ['ar', 'لاند كروزر برادو'],
  ['th', 'แลนด์ครุยเซอร์ ปราโด'],
  ['zh', '陆地巡洋舰普拉多'],
])('%s “%s” is the Prado, which we have', (locale, typed) => {
  const wish = wishOf(typed, locale)
  expect(wish?.absent).toBeNull()
  expect(wish?.terms.flatMap(({ values }) => values.map(({ value }) => value)).filter((value) => value !== '2019')).toEqual(['toyota/Prado'])
})

it('says of a model what it is where another maker’s follows', () => {
  expect(wishOf('land cruiser or tiggo 8')?.absent?.name).toBe('land cruiser')
})

it('names no model so that a slip in one of ours would ask for it', () => {
  const own = new Set([...SAMPLE_NAMES.modelWords.keys()].filter((word) => /^[a-z]{4,}$/.test(word)))
  const words = ABSENT_USED_MODELS.flatMap(([, , spellings]) => spellings).filter((spelling) => /^[a-z]{4,}$/.test(spelling))
  const near = words.flatMap((word) =>
    [...own].filter((model) => model[0] === word[0] && countSlips(word, model, 1) !== null).map((model) => `${word} ~ ${model}`),
  )
  expect(near).toEqual([])
})
