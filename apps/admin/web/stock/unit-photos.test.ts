import { describe, expect, it } from 'vitest'
import { allNames, namePhotos, sortPhotos } from './unit-photos.ts'

const chosen = (...paths: string[]) => paths.map((path) => ({ path, file: new File([], path.split('/').at(-1) ?? '') }))
const unit = (id: number, sign: string) => ({ id, sign, name: `Unit ${sign}`, picture_count: 0 })
const know = (pictures: ReturnType<typeof namePhotos>['pictures'], units: Record<string, ReturnType<typeof unit> | 'several'>) =>
  allNames(pictures).map((name) => {
    const found = units[name]
    return { name, unit: found === undefined || found === 'several' ? null : found, is_ambiguous: found === 'several' }
  })

describe('photographs by stock number', () => {
  it('are told by their folder, whatever else it is called, in the order of their names', () => {
    const { pictures, others } = namePhotos(
      chosen('Nov/AB23CD45/IMG_10.jpg', 'Nov/AB23CD45/IMG_2.HEIC', 'Nov/YQ-17 BYD Seal 白/1.png', 'Nov/AB23CD45/notes.txt'),
    )
    const sorted = sortPhotos(pictures, know(pictures, { AB23CD45: unit(1, 'AB23CD45'), 'YQ-17': unit(2, 'ZZ22ZZ22') }), others)
    expect(sorted.units.map(({ unit: { id }, files }) => [id, files.map(({ name }) => name)])).toEqual([
      [1, ['IMG_2.HEIC', 'IMG_10.jpg']],
      [2, ['1.png']],
    ])
    expect([sorted.unknown, sorted.others]).toEqual([[], 1])
  })

  it('are told by what stands before the number of the picture where all lie in one folder', () => {
    const { pictures } = namePhotos(chosen('AB23CD45_01.jpg', 'AB23CD45-2.jpg', 'AB23CD45 (3).jpg', 'AB23CD45.webp'))
    const sorted = sortPhotos(pictures, know(pictures, { AB23CD45: unit(1, 'AB23CD45') }), 0)
    expect(sorted.units.map(({ files }) => files.length)).toEqual([4])
  })

  it('belong to the nearest folder that names a unit', () => {
    const { pictures } = namePhotos(chosen('AB23CD45/EF67GH89/a.jpg', 'AB23CD45/interior/b.jpg'))
    const sorted = sortPhotos(pictures, know(pictures, { AB23CD45: unit(1, 'AB23CD45'), EF67GH89: unit(2, 'EF67GH89') }), 0)
    expect(sorted.units.map(({ unit: { id }, files }) => [id, files.map(({ name }) => name)])).toEqual([
      [2, ['a.jpg']],
      [1, ['b.jpg']],
    ])
  })

  it('are left out and named where their number means no unit or several, and no file of a computer counts', () => {
    const { pictures, others } = namePhotos(
      chosen('x/NOPE/1.jpg', 'x/NOPE/2.jpg', 'x/17/1.jpg', 'x/.DS_Store', 'x/NOPE/Thumbs.db', 'x/NOPE/._1.jpg', 'loose.jpg'),
    )
    const sorted = sortPhotos(pictures, know(pictures, { 17: 'several' }), others)
    expect(sorted).toEqual({
      units: [],
      unknown: [
        { name: 'loose.jpg', count: 1, isAmbiguous: false },
        { name: 'x/17', count: 1, isAmbiguous: true },
        { name: 'x/NOPE', count: 2, isAmbiguous: false },
      ],
      others: 0,
    })
  })
})
