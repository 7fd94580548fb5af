import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { isReadOneWay, isSameSignature, signV2, sortedQuery, textOfV1, textOfV2, type SignedParts } from './signature.ts'

const parts: SignedParts = {
  method: 'GET',
  host: 'www.example.com',
  path: '/api/partner/stock',
  query: 'a=1',
  body: Buffer.from(''),
  timestamp: '1',
  nonce: 'n',
}
const secret = Buffer.alloc(32, 7)

describe('the text that v2 signs', () => {
  it('is never the same for different parameters', () => {
    // A lone surrogate becomes a replacement sign in any address, so texts are made whole before.
    const text = fc.string({ unit: 'binary' }).map((each) => each.toWellFormed())
    const pairs = fc.array(fc.tuple(text, text), { maxLength: 4 })
    const order = (list: readonly [string, string][]) => list.map((pair) => JSON.stringify(pair)).toSorted()
    fc.assert(
      fc.property(pairs, pairs, (left, right) => {
        const same = JSON.stringify(order(left)) === JSON.stringify(order(right))
        expect(textOf(left) === textOf(right)).toBe(same)
      }),
      { numRuns: inject('isLong') ? 10_000 : 1_000 },
    )
  })

  it('changes with every part', () => {
    const changes: Partial<SignedParts>[] = [
      { method: 'POST' },
      { host: 'ar.example.com' },
      { path: '/api/partner/lead' },
      { query: 'a=2' },
      { body: Buffer.from(' ') },
      { timestamp: '2' },
      { nonce: 'm' },
    ]
    const signs = new Set([parts, ...changes.map((change) => ({ ...parts, ...change }))].map((each) => signV2(each, secret)))
    expect(signs.size).toBe(changes.length + 1)
  })

  it('escapes what browsers leave alone', () => {
    expect(sortedQuery("b=!'()*&a=%20")).toBe('a=%20&b=%21%27%28%29%2A')
  })

  it('compares texts of any length', () => {
    expect([isSameSignature('a', 'a'), isSameSignature('a', 'ab'), isSameSignature('', 'a')]).toEqual([true, false, false])
  })
})

describe('the text that v1 signs', () => {
  it('is never the same for different parameters that can be read one way only', () => {
    // Few letters, so that texts which join alike are met.
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '&', '='), maxLength: 5 })
    const params = fc
      .dictionary(
        text,
        text.filter((value) => value !== ''),
        { maxKeys: 3, noNullPrototype: true },
      )
      .filter((each) => isReadOneWay(each))
    const order = (each: Record<string, string>) => JSON.stringify(Object.entries(each).toSorted())
    fc.assert(
      fc.property(params, params, (left, right) => {
        expect(textOfV1(left) === textOfV1(right)).toBe(order(left) === order(right))
      }),
      { numRuns: inject('isLong') ? 20_000 : 2_000 },
    )
  })

  it.each<Record<string, string>>([{ a: 'x&b=y' }, { 'a=x&b': 'y' }, { a: 'x&=' }, { '': 'x' }, { 'a&b': 'x' }])('is not made of %j', (params) => {
    expect(isReadOneWay(params)).toBe(false)
  })

  it('may hold signs that end no parameter', () => {
    expect(isReadOneWay({ remark: '1+1=2, A & B', next: 'c&d' })).toBe(true)
  })
})

function textOf(pairs: [string, string][]): string {
  return textOfV2({ ...parts, query: new URLSearchParams(pairs).toString() })
}
