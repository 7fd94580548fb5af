import type { MediaOwner, MediaTab } from '#contract/media-values.ts'
import type { Locale } from '#i18n/locales.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'

/** What is known of a picture by where it is shown: its owner's name and colour, the tab, and its place there, counted from 1. */
export type Shown = { name: string; colour: string | null; tab: MediaTab; place: number }

/**
 * What a picture is called while nobody has written anything else, in one language: `BYD Seal 2023, white, exterior, picture 2`. Made when it
 * is shown and stored nowhere, so that it follows its vehicle. Null for makers, whose name stands beside their picture.
 */
export async function altTeller(kind: MediaOwner, locale: Locale): Promise<(shown: Shown) => string | null> {
  if (kind === 'brand') return () => null
  await preloadMessages(['site', 'head', 'media'])
  const t = createServerTranslator(locale, 'media')
  const site = createServerTranslator(locale, 'site')
  return ({ name, colour, tab, place }) => {
    const nth = { place, first: place === 1 ? 'yes' : 'no' }
    if (kind === 'fitting') return t('alt.part', { name, ...nth })
    const key = `colour.${(colour ?? '')
      .trim()
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')}` as 'colour.white'
    const word = colour !== null && site.has(key) ? site(key) : null
    const vehicle = word === null ? name : t('alt.painted', { vehicle: name, colour: word.toLocaleLowerCase(locale) })
    return t(`alt.${tab}`, { vehicle, ...nth })
  }
}
