import { expect, it } from 'vitest'
import { finderHref, finderHrefOfList } from './finder-address.ts'

it('writes one address for the same answers', () => {
  expect(finderHref({ steering: 'left', use: 'city', condition: 'used' })).toBe('/menuCar/helper?condition=used&use=city&steering=left')
  expect(finderHref({})).toBe('/menuCar/helper')
})

it.each([
  ['', '?condition=new'],
  ['body=truck&energy=ICE&steering=right&price_to=40000', '?condition=new&body=truck&fuel=engine&budget=40000&steering=right'],
  ['body=suv,crossover&energy=PHEV&energy=EREV', '?condition=new&body=suv&fuel=plugin'],
  ['type=Electric&auto_type=mini&price=0-10000&price=10000-20000', '?condition=new&body=small&fuel=electric&budget=20000'],
  ['type=suv', '?condition=new&body=suv'],
  // What no single answer says is left open.
  ['body=suv&body=truck&energy=BEV&energy=ICE&steering=left&steering=right&price=50000', '?condition=new'],
  ['body=%3Cscript%3E&energy=x&steering=up&price_to=-1&price=abc', '?condition=new'],
])('takes %j of a list along', (query, expected) => {
  expect(finderHrefOfList('new', new URLSearchParams(query))).toBe(`/menuCar/helper${expected}`)
})

it('says which list it comes from', () => {
  expect(finderHrefOfList('used', new URLSearchParams('price=0-5000&steering=right'))).toBe('/menuCar/helper?condition=used&budget=5000&steering=right')
})
