import { expect, test } from 'vitest'
import { draggedFrame, fetchOrder, frameAddress, nearestLoaded } from './spin-frames.ts'

test('frames come in an order that covers the turn first and holds each once', () => {
  const order = fetchOrder(24)
  expect(order.slice(0, 8)).toEqual([0, 3, 6, 9, 12, 15, 18, 21])
  expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, index) => index))
  expect(fetchOrder(1)).toEqual([0])
})

test('a missing frame is stood in for by the nearest one, round the turn', () => {
  const loaded = [true, false, false, true, false, false]
  expect(nearestLoaded(2, loaded)).toBe(3)
  expect(nearestLoaded(5, loaded)).toBe(0)
  expect(nearestLoaded(1, [false, false])).toBeNull()
})

test('dragging across the stage is one turn, and back past the start goes round', () => {
  expect(draggedFrame(0, 400, 800, 24)).toBe(12)
  expect(draggedFrame(2, 200, 800, 24)).toBe(20)
  expect(draggedFrame(20, -200, 800, 24)).toBe(2)
  expect(draggedFrame(0, 800, 800, 24)).toBe(0)
})

test('a frame is fetched in the smallest size that is sharp on the stage', () => {
  const picture = {
    src: '/media/f.webp',
    width: 800,
    height: 500,
    alt: '',
    colour: null,
    sources: [
      { type: 'image/avif', srcset: '/media/a480.avif 480w, /media/a800.avif 800w' },
      { type: 'image/webp', srcset: '/media/w480.webp 480w, /media/w800.webp 800w' },
    ],
  }
  expect(frameAddress(picture, 390)).toBe('/media/w480.webp')
  expect(frameAddress(picture, 780)).toBe('/media/w800.webp')
  expect(frameAddress(picture, 2400)).toBe('/media/w800.webp')
  expect(frameAddress({ ...picture, sources: [] }, 390)).toBe('/media/f.webp')
})
