import { expect, test } from 'vitest'
import { noteVisit, takeVisits, type NotedVisit } from './visits.ts'

function storage(): () => Storage {
  const values = new Map<string, string>()
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  return () => area as Storage
}

function visit(path: string): NotedVisit {
  return { url: `https://www.quayline.example${path}`, referrer: '', at: 1 }
}

test('visits are taken once, oldest first', () => {
  const area = storage()
  noteVisit(visit('/?utm_source=meta'), area)
  noteVisit(visit('/carList'), area)
  expect(takeVisits(area).map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual(['/?utm_source=meta', '/carList'])
  expect(takeVisits(area)).toEqual([])
})

test('the landing page stays however many pages are read', () => {
  const area = storage()
  for (let page = 0; page < 500; page += 1) noteVisit(visit(`/${page}`), area)
  const visits = takeVisits(area)
  expect(visits[0]).toEqual(visit('/0'))
  expect(visits.length).toBeLessThan(200)
})

test('closed storage and broken content cost the note, never the page', () => {
  const closed = () => {
    throw new Error('closed')
  }
  expect(() => noteVisit(visit('/'), closed)).not.toThrow()
  expect(takeVisits(closed)).toEqual([])
  const area = storage()
  area().setItem('visits', 'no address\n\nno time\n')
  expect(takeVisits(area)).toEqual([])
})
