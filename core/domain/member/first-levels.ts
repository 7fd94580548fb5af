import type { LevelTerms } from './level-terms.ts'
import { createServerTranslator, preloadMessages, type Translator } from '#i18n/server.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'

type Key = Parameters<Translator<'club'>>[0]
type Level = { levelKey: string; rank: number; name: Key; reach: Key; benefits: readonly Key[] }

const LEVELS: readonly Level[] = [
  {
    levelKey: 'silver',
    rank: 1,
    name: 'level.silver.name',
    reach: 'level.silver.reach',
    benefits: ['level.silver.benefits.onePlace', 'level.silver.benefits.language'],
  },
  {
    levelKey: 'gold',
    rank: 2,
    name: 'level.gold.name',
    reach: 'level.gold.reach',
    benefits: ['level.gold.benefits.silver', 'level.gold.benefits.contact', 'level.gold.benefits.parts'],
  },
  {
    levelKey: 'platinum',
    rank: 3,
    name: 'level.platinum.name',
    reach: 'level.platinum.reach',
    benefits: ['level.platinum.benefits.gold', 'level.platinum.benefits.news', 'level.platinum.benefits.fleet'],
  },
]

export type FirstLevel = { levelKey: string; rank: number; name: Record<Locale, string> } & Pick<LevelTerms, 'reach' | 'benefits'>

/** The levels that a new club starts with, in every language; staff raise a member and may reword everything. */
export async function readFirstLevels(): Promise<FirstLevel[]> {
  await preloadMessages(['club'])
  return LEVELS.map(({ levelKey, rank, name, reach, benefits }) => ({
    levelKey,
    rank,
    name: inEvery((t) => t(name)),
    reach: inEvery((t) => t(reach)),
    benefits: inEvery((t) => benefits.map((benefit) => t(benefit))),
  }))
}

function inEvery<Text>(say: (t: Translator<'club'>) => Text): Record<Locale, Text> {
  return Object.fromEntries(LOCALE_CODES.map((locale) => [locale, say(createServerTranslator(locale, 'club'))])) as Record<Locale, Text>
}
