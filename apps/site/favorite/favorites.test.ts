import { describe, expect, it, vi } from 'vitest'
import { addFavorite, hasFavorite, parseFavorites, readFavorites, removeFavorite, withFavorite } from './favorites.ts'

vi.stubGlobal('localStorage', undefined)

const seal = { model_id: 7, model_name: 'Seal', model_sign: 'byd-seal', brand_name: 'BYD', brand_sign: 'byd' }

describe('withFavorite', () => {
  it('appends', () => {
    expect(withFavorite([{ ...seal, model_id: 1 }], seal).map((entry) => entry.model_id)).toEqual([1, 7])
  })

  it('keeps a model once, whether its id is a number or a text', () => {
    const list = withFavorite([], seal)
    expect(withFavorite(list, { ...seal, model_id: '7' })).toBe(list)
  })

  it.each([null, ''])('does nothing without an id (%j)', (model_id) => {
    expect(withFavorite([], { ...seal, model_id })).toEqual([])
  })
})

describe('parseFavorites', () => {
  it('drops what is broken and what stands twice', () => {
    const stored = [seal, null, 5, { model_name: 'No id' }, { ...seal, model_id: '7' }, { model_id: 9 }]
    expect(parseFavorites(stored)).toEqual([seal, { model_id: 9, model_name: '', model_sign: '', brand_name: '', brand_sign: '' }])
  })

  it.each([null, 'text', {}, 4])('reads %j as no list', (stored) => {
    expect(parseFavorites(stored)).toEqual([])
  })
})

it('adds once, finds and removes', () => {
  expect(addFavorite(seal)).toBe(true)
  expect(addFavorite(seal)).toBe(false)
  expect(hasFavorite(readFavorites(), '7')).toBe(true)
  removeFavorite('7')
  expect(readFavorites()).toEqual([])
})
