import { expect, it } from 'vitest'
import { composeQuery } from './choices.ts'

const query = (text: string) => new URLSearchParams(text)
const compose = (shown: string, pressed: string | null, link: string, changes: Parameters<typeof composeQuery>[0]['changes'] = []) =>
  composeQuery({ shown: query(shown), pressed: pressed === null ? null : query(pressed), link: query(link), changes }).toString()

it('adds what was set in the form to a link, from the first page on', () => {
  const brand = { name: 'brand', value: 'byd', isOn: true, isAlone: true }
  expect(compose('', null, 'category=filters', [brand])).toBe('category=filters&brand=byd')
  expect(compose('brand=mg', null, 'brand=mg&page=2', [brand])).toBe('brand=byd')
  expect(compose('brand=mg', null, 'category=oil&brand=mg', [{ ...brand, value: '', isOn: false }])).toBe('category=oil')
})

it('adds and takes away ticks one by one', () => {
  const tick = { name: 'body', value: 'suv', isAlone: false }
  expect(compose('body=mpv', null, 'body=mpv&sort=1', [{ ...tick, isOn: true }])).toBe('body=mpv&sort=1&body=suv')
  expect(compose('body=mpv&body=suv', null, 'body=mpv&body=suv&sort=1', [{ ...tick, isOn: false }])).toBe('body=mpv&sort=1')
})

it('does to the page on its way what a link does to the page that is shown', () => {
  expect(compose('body=suv&brand=byd&energy=BEV', 'body=suv&brand=byd', 'body=suv&energy=BEV')).toBe('body=suv')
  expect(compose('', 'brand=byd', 'category=oil')).toBe('brand=byd&category=oil')
  expect(compose('category=oil', 'category=filters&brand=byd', 'category=brakes')).toBe('brand=byd&category=brakes')
})
