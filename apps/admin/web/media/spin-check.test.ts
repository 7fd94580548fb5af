import { expect, it } from 'vitest'
import { checkSpin, inNameOrder, readFrameNumbers } from './spin-check.ts'

const frames = (count: number, width = 1600) => Array.from({ length: count }, () => ({ width, height: 1000 }))

it('finds frames of another size and too few of them', () => {
  expect(checkSpin(frames(36))).toEqual({ count: 36, isFew: false, sizes: [{ size: '1600 × 1000', count: 36 }] })
  expect(checkSpin([...frames(1, 800), ...frames(11)])).toEqual({
    count: 12,
    isFew: true,
    sizes: [
      { size: '1600 × 1000', count: 11 },
      { size: '800 × 1000', count: 1 },
    ],
  })
})

it('says which numbers are missing, which come twice, and which names have none', () => {
  expect(readFrameNumbers(['t_001.jpg', 't_002.jpg', 't_005.jpg', 'copy of t_005 .jpg', 'front.jpg'])).toEqual({
    first: 1,
    last: 5,
    missing: [3, 4],
    repeated: [5],
    unnumbered: ['front.jpg'],
  })
  expect(readFrameNumbers(['IMG 2026-11-23 0.png', 'IMG 2026-11-23 1.png'])).toMatchObject({ first: 0, last: 1, missing: [], repeated: [], unnumbered: [] })
  expect(readFrameNumbers(['a.jpg'])).toBeNull()
  expect(readFrameNumbers(['1.jpg', '999999.jpg'])?.missing.length).toBeLessThan(1000)
})

it('puts files in the order of their numbers', () => {
  expect(inNameOrder(['10.jpg', '9.jpg', '1.jpg'].map((name) => new File([], name))).map(({ name }) => name)).toEqual(['1.jpg', '9.jpg', '10.jpg'])
})
