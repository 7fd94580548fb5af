import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createReference } from './reference.ts'
import { readStatusCode, statusCodeOf } from './status-code.ts'

const KEY = randomBytes(32).toString('base64')

it('opens the enquiry that it was made for, is the same every time, and looks like a code', () => {
  for (let count = 0; count < 200; count += 1) {
    const reference = createReference()
    const code = statusCodeOf(KEY, reference)
    expect(code).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect([statusCodeOf(KEY, reference), readStatusCode(KEY, code)]).toEqual([code, reference])
  }
})

it('opens nothing where one sign of it is another, whichever', () => {
  const code = statusCodeOf(KEY, 'Q7K3-M2')
  const altered = [...code].flatMap((sign, at) =>
    ['A', 'B', 'w', '_'].filter((other) => other !== sign).map((other) => code.slice(0, at) + other + code.slice(at + 1)),
  )
  expect(altered.length).toBeGreaterThan(100)
  expect(altered.filter((one) => readStatusCode(KEY, one) !== null)).toEqual([])
})

it.each(['', 'Q7K3-M2', 'A'.repeat(43), `${statusCodeOf(KEY, 'Q7K3-M2')}A`, statusCodeOf(KEY, 'Q7K3-M2').slice(1), 'ä'.repeat(43)])(
  'takes %j for nothing',
  (code) => {
    expect(readStatusCode(KEY, code)).toBeNull()
  },
)

it('of another key, or of none, opens nothing', () => {
  const code = statusCodeOf(KEY, 'Q7K3-M2')
  expect([readStatusCode(randomBytes(32).toString('base64'), code), readStatusCode('', statusCodeOf('', 'Q7K3-M2'))]).toEqual([null, null])
})
