import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const ENTRY = {
  uid: 'yard@www.example.com',
  url: 'https://www.example.com/activity/yard',
  title: 'Open day; vans, trucks',
  summary: 'First line\nwith a \\ in it',
  place: 'Yard 4, Shanghai',
  startsAt: '2027-03-16T01:00:00.000Z',
  endsAt: '2027-03-18T09:00:00.000Z',
  updatedAt: '2026-11-10T08:00:00.000Z',
}

it('writes the times in UTC and escapes what would end a value', () => {
  const text = calendarFile(ENTRY)
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'DTSTART:20270316T010000Z',
      'DTEND:20270318T090000Z',
      'DTSTAMP:20261110T080000Z',
      'SUMMARY:Open day\\; vans\\, trucks',
      'LOCATION:Yard 4\\, Shanghai',
      'UID:yard@www.example.com',
    ]),
  )
  expect(text).toContain('DESCRIPTION:First line\\nwith a \\\\ in it\\nhttps://www.example.com')
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

it('gives a place without marks of direction', () => {
  expect(calendarFile({ ...ENTRY, place: '\u2068Yard 4\u2069، \u2068الصين\u2069' })).toContain('LOCATION:Yard 4، الصين\r\n')
})

it.each(['ฤดู'.repeat(60), '汽车'.repeat(60), '🚗'.repeat(60), 'a'.repeat(300)])('folds %s at 75 octets without cutting a character', (title) => {
  const lines = calendarFile({ ...ENTRY, title }).split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(lines.join('\n').replaceAll('\n ', '')).toContain(`SUMMARY:${title}`)
})
