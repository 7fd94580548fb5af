import { describe, expect, it } from 'vitest'
import { plannedFor, publicationAs, shownState, type Publication } from './shown-state.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const PAST = '2026-11-20T09:00:00.000Z'
const AHEAD = '2026-11-30T09:00:00.000Z'
const FAR = '2026-12-30T09:00:00.000Z'
const NONE: Publication = { state: 'draft', from: null, until: null }

describe('what something is on the site (R16.113)', () => {
  it('is told in one way, however it is stored', () => {
    const entry = (publication: Partial<Publication>) => shownState({ ...NONE, ...publication }, 'draft', NOW)
    const words = (publication: Partial<Publication>) => shownState({ ...NONE, ...publication }, 'published', NOW)
    expect([entry({ from: AHEAD }), words({ state: 'published', from: AHEAD })]).toEqual(['planned', 'planned'])
    expect([entry({ state: 'hidden', from: AHEAD }), words({ state: 'hidden', from: AHEAD })]).toEqual(['planned', 'hidden'])
    expect([entry({ state: 'archived', from: AHEAD }), words({ state: 'archived', from: AHEAD })]).toEqual(['archived', 'archived'])
    expect([entry({ state: 'published' }), words({ state: 'published', from: PAST })]).toEqual(['published', 'published'])
    expect([entry({ state: 'published', until: PAST }), words({ state: 'published', from: PAST, until: PAST })]).toEqual(['hidden', 'hidden'])
    expect([entry({}), words({ from: PAST })]).toEqual(['draft', 'draft'])
  })

  it('is what was chosen, whatever moments stood there before', () => {
    for (const plannedAs of ['draft', 'published'] as const)
      for (const from of [null, PAST, AHEAD])
        for (const until of [null, PAST, FAR])
          for (const chosen of ['draft', 'published', 'hidden', 'archived'] as const) {
            const stored = publicationAs(chosen, { state: 'hidden', from, until }, plannedAs, NOW)
            expect([plannedAs, from, until, shownState(stored, plannedAs, NOW)]).toEqual([plannedAs, from, until, chosen])
          }
  })

  it('is planned once its moment lies ahead, and a draft until then', () => {
    for (const plannedAs of ['draft', 'published'] as const) {
      const begun = publicationAs('planned', { state: 'published', from: PAST, until: PAST }, plannedAs, NOW)
      expect(begun).toEqual(NONE)
      expect(shownState(plannedFor(AHEAD, begun, plannedAs, NOW), plannedAs, NOW)).toBe('planned')
      expect(plannedFor(null, begun, plannedAs, NOW)).toEqual(NONE)
      expect(plannedFor(PAST, begun, plannedAs, NOW)).toMatchObject({ state: 'draft' })
    }
  })

  it('keeps the day since which words are on the site', () => {
    expect(publicationAs('published', { state: 'hidden', from: PAST, until: null }, 'published', NOW)).toEqual({ state: 'published', from: PAST, until: null })
  })
})
