import { expect, it } from 'vitest'
import { MEMBER_PARTS, memberPart, PART_TITLES } from './member-part.ts'

it.each(MEMBER_PARTS)('reads and names %s', (part) => {
  expect(memberPart(`?part=${part}`)).toBe(part)
  expect(PART_TITLES[part]).toMatch(/^\w+\.\w+$/)
})

it.each(['', '?part=', '?part=toString', '?other=vouchers'])('%s is the level', (search) => {
  expect(memberPart(search)).toBe('level')
})
