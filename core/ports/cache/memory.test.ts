import { describe, expect, it } from 'vitest'
import type { ContentTag } from '#contract/content-tag.ts'
import { createMemoryCache } from './memory.ts'
import type { Made } from './port.ts'

function of<T>(value: T, ...tags: ContentTag[]): Made<T> {
  return { value, tags: new Set(tags) }
}

/** Makes 1, 2, 3 … from content with these tags. */
function counter(...tags: ContentTag[]) {
  let made = 0
  return { make: async () => of(++made, ...tags) }
}

describe('createMemoryCache', () => {
  it('makes a value once and shares the making, with what it was made from', async () => {
    const cache = createMemoryCache()
    const entry = { key: 'a', ...counter('car') }
    const values = await Promise.all([cache.read(entry), cache.read(entry)])
    expect([...values, await cache.read(entry)]).toEqual([of(1, 'car'), of(1, 'car'), of(1, 'car')])
  })

  it('drops by tag and keeps the rest', async () => {
    const cache = createMemoryCache()
    const cars = { key: 'cars', ...counter('car', 'brand') }
    const menu = { key: 'faq', ...counter('faq') }
    const readBoth = async () => [(await cache.read(cars)).value, (await cache.read(menu)).value]
    await readBoth()
    cache.drop(['brand'])
    expect(await readBoth()).toEqual([2, 1])
    cache.drop()
    expect(await readBoth()).toEqual([3, 2])
  })

  it('does not keep what was in the making while content changed, whatever it reads in the end', async () => {
    const cache = createMemoryCache()
    const { promise, resolve } = Promise.withResolvers<Made<string>>()
    const first = cache.read({ key: 'a', make: () => promise, sizeOf: () => 10 })
    cache.drop(['car'])
    resolve(of('old', 'faq'))
    expect((await first).value).toBe('old')
    expect((await cache.read({ key: 'a', make: async () => of('new') })).value).toBe('new')
  })

  it('does not keep a failure', async () => {
    const cache = createMemoryCache()
    const failing = cache.read({ key: 'a', make: async () => Promise.reject(new Error('down')) })
    await expect(failing).rejects.toThrow('down')
    expect((await cache.read({ key: 'a', make: async () => of('up') })).value).toBe('up')
  })

  it('goes on answering an old value while no new one can be made, until its content has changed', async () => {
    let time = 1
    const cache = createMemoryCache({ maxAgeMs: 1_000, now: () => time })
    const down = { key: 'a', make: async () => Promise.reject(new Error('down')) }
    await cache.read({ key: 'a', make: async () => of('old', 'company') })
    time += 2_000
    expect([await cache.read(down), await cache.read(down)]).toEqual([of('old', 'company'), of('old', 'company')])
    time += 2_000
    expect((await cache.read({ key: 'a', make: async () => of('new', 'company') })).value).toBe('new')
    cache.drop(['company'])
    await expect(cache.read(down)).rejects.toThrow('down')
  })

  it('stays within its size', async () => {
    const cache = createMemoryCache({ maxBytes: 5_000 })
    const big = { key: 'big', ...counter(), sizeOf: () => 4_500 }
    await cache.read(big)
    await cache.read({ key: 'other', make: async () => of(1), sizeOf: () => 4_500 })
    expect((await cache.read(big)).value).toBe(2)
  })
})
