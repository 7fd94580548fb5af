import { expect, it } from 'vitest'
import { cleanParams, hasSensitiveName, MOST_VALUES, paramsOfPairs } from './clean-params.ts'

it('drops what is empty at every depth and keeps what only looks so', () => {
  const params = { a: '', b: null, c: undefined, d: [], e: ['', null], f: 0, g: false, h: ' ', i: { j: null, k: 'x' }, l: [[''], 'm'] }
  expect({ ...cleanParams(params) }).toEqual({ f: 0, g: false, h: ' ', i: { k: 'x' }, l: ['m'] })
})

it('takes NUL out of texts and names, which PostgreSQL cannot store', () => {
  expect({ ...cleanParams({ 'a\0b': 'x\0y', c: '\0' }) }).toEqual({ ab: 'xy' })
})

it('makes a list of a name that comes more than once', () => {
  expect({
    ...paramsOfPairs([
      ['brand', 'byd'],
      ['brand', ''],
      ['brand', 'nio'],
      ['page', '2'],
    ]),
  }).toEqual({ brand: ['byd', 'nio'], page: '2' })
})

it('takes so many pairs and no more, whatever their names', () => {
  const pairs = (count: number, name: (index: number) => string) => Array.from({ length: count }, (_, index): [string, string] => [name(index), 'x'])
  expect(paramsOfPairs(pairs(MOST_VALUES, () => 'a'))['a']).toHaveLength(MOST_VALUES)
  expect(() => paramsOfPairs(pairs(MOST_VALUES + 1, () => 'a'))).toThrow('bad_request')
  expect(() => paramsOfPairs(pairs(MOST_VALUES + 1, (index) => `a${index}`))).toThrow('bad_request')
})

it('lets no name reach a prototype', () => {
  const hostile = cleanParams(JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"in":{"__proto__":{"isAdmin":true}}}'))
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  expect(Reflect.get(hostile, 'isAdmin')).toBeUndefined()
  expect(Reflect.get(Object(hostile['in']), 'isAdmin')).toBeUndefined()
  expect(
    Object.getPrototypeOf({
      ...paramsOfPairs([
        ['__proto__', 'a'],
        ['__proto__', 'b'],
      ]),
    }),
  ).toBe(Object.prototype)
})

it.each(
  `mail=a MOBILE=1 x=1&Token=2 %20password=1 e-mail= surPassword=1 whatsapp=1 mail[]=a mail.=a mail%5B0%5D=a user[mail]=a user.phone=1
  access_token=1 Access-Token=1 e_mail=1 Phone=1 .mail=1 -token-=1 %EF%BD%8Dail=1`.split(/\s+/),
)('sees what must not be in an address: %s', (query) => {
  expect(hasSensitiveName(new URLSearchParams(query))).toBe(true)
})

it('lets the other names pass', () => {
  expect(hasSensitiveName(new URLSearchParams('word=mail&type=token&brand=mobile&mailbox_size=2&brand[]=byd&seats.=5&%5B%5D=1'))).toBe(false)
})
