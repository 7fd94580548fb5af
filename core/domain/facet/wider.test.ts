import { expect, it } from 'vitest'
import { countWithoutEach, narrowingNames } from './wider.ts'

// R6.24
it('names a filter once, with its range, and passes over what narrows nothing', () => {
  expect(narrowingNames({ price: ['0-10000'], price_from: 5, body: [], word: '', year_to: 2024, brand: undefined })).toEqual(['price', 'year'])
})

it('counts the list again without each filter, and keeps what adds to it', async () => {
  const asked: object[] = []
  const counts = [9, 3, 4]
  const wider = await countWithoutEach({ brand: ['byd'], price: ['0-10000'], price_to: 20_000, word: 'seal' }, 3, async (filter) => {
    asked.push(filter)
    return counts[asked.length - 1] ?? 0
  })
  expect(asked).toEqual([
    { price: ['0-10000'], price_to: 20_000, word: 'seal' },
    { brand: ['byd'], word: 'seal' },
    { brand: ['byd'], price: ['0-10000'], price_to: 20_000 },
  ])
  expect(wider).toEqual([
    { without: 'brand', total: 9 },
    { without: 'word', total: 4 },
  ])
})

it('says nothing of one filter alone: without it the list is whole', async () => {
  expect(await countWithoutEach({ price_from: 5, price_to: 9 }, 0, async () => 100)).toEqual([])
})
