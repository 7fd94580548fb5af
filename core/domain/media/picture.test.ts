import { expect, it } from 'vitest'
import { mediaUrl, toPicture } from './picture.ts'

const original = { kind: 'image', key: 'o/1.jpg', width: 3000, height: 2000, colour: '#aabbcc', alt: 'A car', variants: [] }

it('offers the best formats from narrow to wide and falls back to the largest that every browser reads', () => {
  const picture = toPicture({
    ...original,
    variants: [
      { format: 'webp', width: 800, height: 533, key: 'v/800.webp' },
      { format: 'avif', width: 800, height: 533, key: 'v/800.avif' },
      { format: 'avif', width: 400, height: 267, key: 'v/400.avif' },
      { format: 'jpeg', width: 400, height: 267, key: 'v/400.jpg' },
      { format: 'jpeg', width: 800, height: 533, key: 'v/800.jpg' },
    ],
  })
  expect(picture).toEqual({
    src: '/media/v/800.jpg',
    width: 800,
    height: 533,
    alt: 'A car',
    colour: '#aabbcc',
    sources: [
      { type: 'image/avif', srcset: '/media/v/400.avif 400w, /media/v/800.avif 800w' },
      { type: 'image/webp', srcset: '/media/v/800.webp 800w' },
    ],
  })
})

it('never shows the original of a photograph, but that of a drawing', () => {
  expect(toPicture(original)).toBeNull()
  expect(toPicture({ ...original, kind: 'drawing', key: 'd/1.svg' })).toMatchObject({ src: '/media/d/1.svg', width: 3000, sources: [] })
  expect(toPicture({ ...original, kind: 'drawing', width: null })).toBeNull()
})

it('escapes a key and keeps its folders', () => {
  expect(mediaUrl('a b/c#d.jpg')).toBe('/media/a%20b/c%23d.jpg')
})
