import type { Country } from '#contract/home.ts'

const fullLists = new Map<string, Promise<readonly Country[]>>()

/**
 * The countries for a word, or all of them for an empty one. The full list is asked for once; a failure is not remembered.
 * A word is looked up by the server, which knows more names; without a line, in the list that is here.
 */
export async function findCountries(lang: string, word: string, signal?: AbortSignal): Promise<readonly Country[]> {
  if (word === '') return fullList(lang)
  try {
    return await requestCountries(lang, word, signal)
  } catch (error) {
    const known = fullLists.get(lang)
    if (known === undefined || signal?.aborted) throw error
    return matchingCountries(await known, word)
  }
}

/** Countries whose name holds the word, or whose code or calling code it is. */
export function matchingCountries(countries: readonly Country[], word: string): readonly Country[] {
  const wanted = word.toLocaleLowerCase()
  const digits = word.replace(/\D/g, '')
  return countries.filter(({ country, iso2, calling_code }) => {
    const isCalled = digits !== '' && (calling_code ?? '').replace(/\D/g, '').startsWith(digits)
    return country.toLocaleLowerCase().includes(wanted) || iso2.toLowerCase() === wanted || isCalled
  })
}

function fullList(lang: string): Promise<readonly Country[]> {
  const known = fullLists.get(lang)
  if (known) return known
  const asked = requestCountries(lang, '')
  fullLists.set(lang, asked)
  asked.catch(() => fullLists.delete(lang))
  return asked
}

/** `GET /api/home/country` (R2.10). Rejects on anything but a list. */
async function requestCountries(lang: string, word: string, signal?: AbortSignal): Promise<readonly Country[]> {
  const query = word === '' ? '' : `?${new URLSearchParams({ word }).toString()}`
  const answer = await fetch(`/api/home/country${query}`, { headers: { lang }, signal })
  const body: unknown = await answer.json()
  const data: unknown = typeof body === 'object' && body !== null && Reflect.get(body, 'code') === 0 ? Reflect.get(body, 'data') : null
  if (!Array.isArray(data)) throw new Error('No list of countries')
  return data as readonly Country[]
}
