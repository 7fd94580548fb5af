import { expect, it } from 'vitest'
import { isCommonMemberPassword, transformPassword } from './index.ts'

const check = (password: string, personal: string[] = []) => isCommonMemberPassword({ transformed: transformPassword(password), personal })

it.each(['password12', 'Welcome123', 'QUAYLINE2026', '1234567890', '1111111111', 'qwertyuiop', 'asdfghjkla', 'ababababab', 'correcthorsebatterystaple'])(
  'knows %s, which the shortest length lets in',
  async (password) => {
    expect(await check(password)).toBe(true)
  },
)

it('knows what is said openly about the person, and only of that person', async () => {
  expect(await check('amina12345', ['amina@example.com', 'Amina Diallo'])).toBe(true)
  expect(await check('amina12345', ['other@example.com', 'Other'])).toBe(false)
})

it('lets an uncommon one pass', async () => {
  expect(await check('harbour crane at dusk 41')).toBe(false)
})
