import { timeEach, type Spread } from './load.ts'

/** Words of a normal day: makers and models in several scripts, types, parts, numbers, slips of the hand, texts. */
const WORDS: readonly (readonly [locale: string, word: string])[] = [
  ['en', 'byd'],
  ['en', 'tiggo 8'],
  ['en', 'suv'],
  ['en', 'byd electric suv'],
  ['ru', 'хавал джолион'],
  ['ru', 'электро'],
  ['ar', 'شيري تيجو'],
  ['ar', 'دفع رباعي'],
  ['zh', '比亚迪海豹'],
  ['zh', '皮卡'],
  ['th', 'บีวายดี'],
  ['ur', 'ٹویوٹا کرولا'],
  ['es', 'pastillas de freno'],
  ['de', 'Ölfilter'],
  ['en', 'used toyota'],
  ['en', 'hawal'],
  ['en', 'tigo 8'],
  ['en', 'jx1012010a07'],
  ['en', 'how to buy'],
  ['fr', 'hybride rechargeable'],
  ['en', 'qwertz'],
]
const ROUNDS = 10

/**
 * Time of `GET /api/search`, one caller. `fresh`: every word is new to the process (a year is added that changes its key); `again`: words that
 * were asked before.
 */
export async function benchSearch(site: string): Promise<{ fresh: Spread; again: Spread }> {
  const again = WORDS.map(([locale, word]) => call({ site, path: '/api/search', locale, word }))
  await timeEach(again)
  const freshRounds = ['2024', '2025', '2026', 'plus', 'pro', 'km']
  const fresh = await timeEach(
    freshRounds.flatMap((more) => WORDS.map(([locale, word]) => call({ site, path: '/api/search', locale, word: `${word} ${more}` }))),
  )
  return { fresh, again: await timeEach(Array.from({ length: ROUNDS }, () => again).flat()) }
}

/** Time of `GET /api/search/suggest`, one caller: every word of a normal day, asked at each of its letters as it is typed. */
export async function benchSuggestions(site: string): Promise<Spread> {
  const calls = WORDS.flatMap(([locale, word]) => {
    const letters = [...word]
    return letters.map((_letter, at) => call({ site, path: '/api/search/suggest', locale, word: letters.slice(0, at + 1).join('') }))
  })
  return timeEach(calls)
}

function call({ site, path, locale, word }: { site: string; path: string; locale: string; word: string }): () => Promise<void> {
  return async () => {
    const answer = await fetch(`${site}${path}?${new URLSearchParams({ word }).toString()}`, { headers: { lang: locale } })
    if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
  }
}
