import { UNSAFE_decodeViaTurboStream } from 'react-router'
import { expect, it } from 'vitest'
import type { Plain } from '#apps/site/plain.ts'
import { flatten, routerStream } from './router-stream.ts'

async function read(state: Plain): Promise<unknown> {
  const { value } = await UNSAFE_decodeViaTurboStream(routerStream(state), globalThis)
  return value
}

it('is read by React Router as it was written', async () => {
  const cars = [
    { id: 1, title: 'BYD Seal', price: null, isHot: true, figures: [['605 km', 'Range']] },
    { id: 2, title: 'سيل', price: 'US$18,900', isHot: false, figures: [] },
  ]
  const state = {
    loaderData: { root: { locale: 'ar', 'a b': '' }, list: { cars, total: 291, ratio: -1.5, none: [], deep: { a: { b: [[1], [[]]] } } } },
    actionData: null,
    errors: null,
  }
  expect(await read(state)).toEqual(state)
})

it('keeps what is undefined apart from what is null', async () => {
  expect(await read({ left: undefined, right: null })).toStrictEqual({ left: undefined, right: null })
})

it('writes a key once', () => {
  expect(flatten([{ title: 'a' }, { title: 'b' }]).filter((value) => value === 'title')).toHaveLength(1)
})
