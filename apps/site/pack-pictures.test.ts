import { expect, it } from 'vitest'
import { packPictures, unpackPictures } from './pack-pictures.ts'

const STEM = '/media/picture/45/4561258e0f31ed6abe3bebd087bdc23e-1-'
const srcset = (format: string) => [480, 800, 1280].map((width) => `${STEM}${width}.${format} ${width}w`).join(', ')
const SOURCES = ['avif', 'webp'].map((format) => ({ type: `image/${format}`, srcset: srcset(format) }))
const PICTURE = { src: `${STEM}1280.webp`, width: 1280, height: 800, alt: 'BYD Seal', colour: '#ecefec', sources: SOURCES }

it('gives back what it was given', () => {
  const data = { cars: [{ id: 1, picture: PICTURE, drawing: null }], total: 1, note: undefined }
  const packed = packPictures(data)
  expect(unpackPictures(packed)).toEqual(data)
  expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(data).length / 2)
})

it.each([
  ['a drawing', { ...PICTURE, src: '/drawing/1/side/suv.svg', sources: [] }],
  ['a picture of one format', { ...PICTURE, sources: SOURCES.slice(0, 1) }],
  ['a picture with a field more', { ...PICTURE, position: 3 }],
  ['a film', { src: '/media/film/seal.mp4', poster: null }],
])('leaves %s as it is', (_, picture) => {
  expect(packPictures({ picture })).toEqual({ picture })
})
