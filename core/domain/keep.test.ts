import { expect, it } from 'vitest'
import type { ContentTag } from '#contract/content-tag.ts'
import type { Db } from '#core/db/client.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { notingIn, type Ctx } from './context.ts'
import { keep } from './keep.ts'
import { createTestCtx } from './testing.ts'

/** Contexts of requests to one process, without a database. */
function openProcess() {
  const { ctx } = createTestCtx({} as Db)
  const cache = createMemoryCache()
  return {
    cache,
    ask: async <T>(verb: (ctx: Ctx) => Promise<T>) => {
      const tags = new Set<ContentTag>()
      const answer = await verb(notingIn(tags, { ...ctx, ports: { ...ctx.ports, cache } }))
      return { answer, tags: [...tags].toSorted() }
    },
  }
}

let made = 0
async function makeBrands({ reads }: Ctx, suffix: string) {
  reads('brand')
  made += 1
  return `brands${suffix} ${made}`
}
async function makeCars(ctx: Ctx, suffix: string) {
  ctx.reads('car')
  return `cars of ${await readBrands(ctx, suffix)}`
}
const readBrands = (ctx: Ctx, suffix = '') => keep(ctx, { key: `brands${suffix}`, make: makeBrands }, suffix)
const readCars = (ctx: Ctx, suffix = '') => keep(ctx, { key: `cars${suffix}`, make: makeCars }, suffix)

it('notes what a value was made from, whether it is made, waited for or kept, and what the values inside were made from', async () => {
  const { ask } = openProcess()
  const [first, joined] = await Promise.all([ask(readCars), ask(readCars)])
  expect([first.tags, joined]).toEqual([['brand', 'car'], first])
  expect(await ask(readCars)).toEqual(first)
  expect((await ask(readBrands)).tags).toEqual(['brand'])
})

it('makes a value anew when something inside of it has changed, and only then', async () => {
  const { ask, cache } = openProcess()
  const first = await ask(readCars)
  cache.drop(['faq'])
  expect(await ask(readCars)).toEqual(first)
  cache.drop(['brand'])
  expect((await ask(readCars)).answer).not.toBe(first.answer)
})

it('makes what has a very long key anew each time', async () => {
  const { ask } = openProcess()
  const long = (ctx: Ctx) => readBrands(ctx, 'x'.repeat(600))
  const first = await ask(long)
  const second = await ask(long)
  expect([first.tags, second.tags]).toEqual([['brand'], ['brand']])
  expect(second.answer).not.toBe(first.answer)
})
