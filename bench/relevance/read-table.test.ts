import { describe, expect, it } from 'vitest'
import { parseTable } from './read-table.ts'

describe('parseTable', () => {
  it('reads queries with what they should find', () => {
    const lines = parseTable('en', '# models\n\nelectric suv\t3 vehicle energy=BEV body=suv|crossover\t1 vehicle body=suv\n')
    expect(lines).toEqual([
      {
        locale: 'en',
        at: 3,
        query: 'electric suv',
        expectations: [
          {
            grade: 3,
            kinds: ['car', 'used_car'],
            predicates: [
              { field: 'energy', operator: '=', values: ['BEV'] },
              { field: 'body', operator: '=', values: ['suv', 'crossover'] },
            ],
          },
          { grade: 1, kinds: ['car', 'used_car'], predicates: [{ field: 'body', operator: '=', values: ['suv'] }] },
        ],
      },
    ])
  })

  it.each([
    ['a\t4 vehicle', 'no grade'],
    ['a\t3 lorry', 'no such kind'],
    ['a\t3 part seats=7', 'no such field'],
    ['a\t3 vehicle seats', 'not a predicate'],
    ['a\t3 vehicle price<=cheap', 'not a number'],
    ['a\t3 vehicle body=suv|', 'an empty value'],
    ['a\t1 vehicle\t3 car', 'a higher grade'],
    ['a', 'nothing is expected'],
    ['a \t3 car', 'a query begins and ends'],
  ])('refuses %j', (text, message) => {
    expect(() => parseTable('de', `# heading\n${text}`)).toThrow(`de.tsv:2: ${message}`)
  })
})
