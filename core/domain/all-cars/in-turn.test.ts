import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

const total = fc.integer({ min: 0, max: 60 })

it('takes turns until one side has no more', () => {
  expect(inTurn({ newTotal: 2, usedTotal: 4, offset: 0, limit: 10 }).kinds.join(' ')).toBe('new used new used used used')
  expect(inTurn({ newTotal: 3, usedTotal: 1, offset: 1, limit: 2 })).toEqual({ newFrom: 1, usedFrom: 0, kinds: ['used', 'new'] })
  expect(inTurn({ newTotal: 3, usedTotal: 1, offset: 9, limit: 2 }).kinds).toEqual([])
})

it('shows everything once, whatever the sizes', () => {
  fc.assert(
    fc.property(total, total, fc.integer({ min: 1, max: 24 }), (newTotal, usedTotal, limit) => {
      const seen: string[] = []
      for (let offset = 0; offset < newTotal + usedTotal; offset += limit) {
        const { newFrom, usedFrom, kinds } = inTurn({ newTotal, usedTotal, offset, limit })
        const next = { new: newFrom, used: usedFrom }
        for (const kind of kinds) seen.push(`${kind} ${next[kind]++}`)
      }
      const all = [...Array.from({ length: newTotal }, (_, at) => `new ${at}`), ...Array.from({ length: usedTotal }, (_, at) => `used ${at}`)]
      expect(seen.toSorted()).toEqual(all.toSorted())
    }),
  )
})
