import { findCountries } from './country-list.ts'

/** The country that a form names, as its code (ISO 3166-1 alpha-2); null for none, an unknown one, or a list that cannot be had. */
export async function chosenCountry(form: HTMLFormElement | null, lang: string): Promise<string | null> {
  const typed = form ? new FormData(form) : null
  const id = typed?.get('country_id')
  const name = typed?.get('country')
  const countries = await findCountries(lang, '').catch(() => [])
  return countries.find((country) => String(country.id) === id)?.iso2 ?? countries.find(({ country }) => country === name)?.iso2 ?? null
}
