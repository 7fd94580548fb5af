import { formatNumber } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { powerText } from '#i18n/power-text.ts'
import { createServerTranslator, preloadMessages } from '#i18n/server.ts'
import { nameOf, type FeedVehicle } from '#core/domain/listing-feed/vehicle/feed-vehicle.ts'

const LONGEST_DESCRIPTION = 5000

/** What feeds say of vehicles in one language, in the words of the site. */
export type FeedWords = {
  titleOf(vehicle: FeedVehicle): string
  /** The text that somebody has written, else the facts that are known, one after the other. */
  descriptionOf(vehicle: FeedVehicle, summary: string | null): string
  /** As the language calls it; one without a word as the stock names it. */
  colour(name: string): string
  body(name: string): string
  /** What drives it: of an engine alone its fuel, where that is known. */
  energy(vehicle: Pick<FeedVehicle, 'energyType' | 'fuel'>): string
  transmission(name: string): string
  litres(displacementCc: number): string
}

/** Loads the messages of the site, and answers what feeds take of them. */
export async function readFeedWords(locale: Locale): Promise<FeedWords> {
  await preloadMessages(['site', 'head', 'media'])
  const t = createServerTranslator(locale, 'site')
  const media = createServerTranslator(locale, 'media')
  const wordOf = (group: 'colour' | 'body' | 'transmission' | 'drive', value: string, key = value) => {
    // A dot is a path in message keys.
    const path = `${group}.${key.replaceAll('.', '_')}` as 'body.suv'
    return t.has(path) ? t(path) : value
  }
  const colour = (name: string) =>
    wordOf(
      'colour',
      name.trim(),
      name
        .trim()
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '_'),
    )
  const energy: FeedWords['energy'] = ({ energyType, fuel }) => (energyType === 'ICE' && fuel !== null ? t(`fuel.${fuel}`) : t(`energy.${energyType}`))
  const litres = (cc: number) => t('unit.litre', { value: formatNumber(locale, Math.round(cc / 100) / 10, 1) })

  function factsOf(vehicle: FeedVehicle): string[] {
    const { kind, bodyType, transmission, driveType, steering, displacementCc, used, built } = vehicle
    const facts = [
      t(`finder.condition.${kind}`),
      energy(vehicle),
      known(bodyType, (body) => wordOf('body', body)),
      known(displacementCc, litres),
      known(transmission, (name) => wordOf('transmission', name)),
      known(driveType, (name) => wordOf('drive', name)),
      known(steering, (side) => t(`steering.${side}`)),
      known(built?.powerKw, (kw) => powerText(t, locale, kw)),
      known(built?.seats, (count) => t('unit.seats', { count })),
      known(used?.mileageKm, (km) => `${t('used.mileage')}: ${t('unit.km', { value: formatNumber(locale, km) })}`),
      known(used?.firstRegistrationDate, (day) => `${t('used.firstRegistration')}: ${day}`),
      known(used?.owners, (owners) => `${t('used.owners')}: ${owners}`),
    ]
    return facts.filter((fact) => fact !== null)
  }

  return {
    titleOf: (vehicle) => {
      const name = nameOf(vehicle)
      const painted = vehicle.used?.colourExterior?.trim() ?? ''
      return painted === '' ? `${name}, ${energy(vehicle)}` : media('alt.painted', { vehicle: name, colour: colour(painted).toLocaleLowerCase(locale) })
    },
    descriptionOf: (vehicle, summary) => (summary ?? `${nameOf(vehicle)}: ${factsOf(vehicle).join(' · ')}`).slice(0, LONGEST_DESCRIPTION),
    colour,
    body: (name) => wordOf('body', name),
    energy,
    transmission: (name) => wordOf('transmission', name),
    litres,
  }
}

function known<T>(value: T | null | undefined, say: (value: T) => string): string | null {
  return value === null || value === undefined ? null : say(value)
}
