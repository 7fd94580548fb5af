import { expect, it } from 'vitest'
import { mayHaveWaiting, WAITING_DATABASE } from './may-have-waiting.ts'

it('finds the database of waiting enquiries', async () => {
  expect(await mayHaveWaiting({ databases: () => Promise.resolve([{ name: 'other' }, { name: WAITING_DATABASE }]) })).toBe(true)
})

it('loads nothing for a browser that has never written one', async () => {
  expect(await mayHaveWaiting({ databases: () => Promise.resolve([{ name: 'other' }]) })).toBe(false)
  expect(await mayHaveWaiting(undefined)).toBe(false)
})

it('looks where the browser does not tell', async () => {
  expect(await mayHaveWaiting({ databases: () => Promise.reject(new Error('refused')) })).toBe(true)
})
