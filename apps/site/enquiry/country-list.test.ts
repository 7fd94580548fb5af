import { afterEach, describe, expect, it, vi } from 'vitest'
import { findCountries, matchingCountries } from './country-list.ts'

const kenya = { id: 1, country: 'Kenya', iso2: 'KE', calling_code: '+254' }
const peru = { id: 2, country: 'Perú', iso2: 'PE', calling_code: '51' }
const list = [kenya, peru]

afterEach(() => vi.unstubAllGlobals())

describe('matchingCountries', () => {
  it.each([
    ['ken', [kenya]],
    ['PER', [peru]],
    ['ke', [kenya]],
    ['+51', [peru]],
    ['25', [kenya]],
    ['x', []],
  ])('%s', (word, expected) => {
    expect(matchingCountries(list, word)).toEqual(expected)
  })
})

describe('findCountries', () => {
  it('asks for the full list once, and again after a failure', async () => {
    const fetchIt = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', fetchIt)
    fetchIt.mockResolvedValueOnce(Response.json({ code: 5000, msg: '', data: null }, { status: 500 }))
    await expect(findCountries('sw', '')).rejects.toThrow()
    fetchIt.mockResolvedValueOnce(Response.json({ code: 0, msg: '', data: list }))
    expect(await findCountries('sw', '')).toEqual(list)
    expect(await findCountries('sw', '')).toEqual(list)
    expect(fetchIt).toHaveBeenCalledTimes(2)
    expect(new Headers(fetchIt.mock.calls[0]?.[1]?.headers).get('lang')).toBe('sw')
  })

  it('lets the server look up a word, and looks itself without a line', async () => {
    const fetchIt = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', fetchIt)
    fetchIt.mockResolvedValueOnce(Response.json({ code: 0, msg: '', data: list }))
    await findCountries('xx', '')
    fetchIt.mockResolvedValueOnce(Response.json({ code: 0, msg: '', data: [peru] }))
    expect(await findCountries('xx', 'الپيرو')).toEqual([peru])
    expect(String(fetchIt.mock.calls[1]?.[0])).toBe('/api/home/country?word=%D8%A7%D9%84%D9%BE%D9%8A%D8%B1%D9%88')
    fetchIt.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await findCountries('xx', 'ken')).toEqual([kenya])
  })

  it('fails where it has no list at all', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(findCountries('yy', 'ken')).rejects.toThrow('Failed to fetch')
  })
})
