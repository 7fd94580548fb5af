import type { Country } from '#contract/home.ts'

const fullLists = new Map<string, Promise<readonly Country[]>>()

/** The list of a language, for a word or in full. The full list is asked for once; a failure is not remembered. */
export function findCountries(lang: string, word: string, signal?: AbortSignal): Promise<readonly Country[]> {
  if (word !== '') return requestCountries(lang, word, signal)
  const known = fullLists.get(lang)
  if (known) return known
  const asked = requestCountries(lang, '')
  fullLists.set(lang, asked)
  asked.catch(() => fullLists.delete(lang))
  return asked
}

/** `GET /api/home/country` (specification section 7). Rejects on anything but a list. */
async function requestCountries(lang: string, word: string, signal?: AbortSignal): Promise<readonly Country[]> {
  const query = word === '' ? '' : `?${new URLSearchParams({ word }).toString()}`
  const answer = await fetch(`/api/home/country${query}`, { headers: { lang }, signal })
  const body: unknown = await answer.json()
  const data: unknown = typeof body === 'object' && body !== null && Reflect.get(body, 'code') === 0 ? Reflect.get(body, 'data') : null
  if (!Array.isArray(data)) throw new Error('No list of countries')
  return data as readonly Country[]
}
