import { expect, test } from './journey.ts'
import { newPerson, query, waitForMail } from './leads.ts'
import { enterAs } from './staff-session.ts'

// Chromium itself writes an error for what the server refuses.
test.use({ expectedNoise: [/status of 400/] })

test('a member is found, helped, given a voucher that is withdrawn, shut out, and deleted by who has the right', async ({ browser, page, server }) => {
  const { name, mail } = newPerson('Amina')
  const added = "insert into member (mail, name, password_hash, locale, mail_verified_at) values ($1, $2, 'none', 'en', now()) returning id"
  const [member] = await query<{ id: string }>(server, added, [mail, name])
  const stored = async () => (await query<{ disabled_at: Date | null }>(server, 'select disabled_at from member where id = $1', [member?.id]))[0]

  await enterAs(page.context(), server, { name: 'Mei', role: 'sales_manager' })
  await page.goto('/admin/#/members')
  await page.getByRole('searchbox', { name: 'Name, e-mail, number or voucher code' }).fill(mail)
  await page.getByRole('link', { name }).click()

  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('The link is on its way.')).toBeVisible()
  expect(await waitForMail(server, mail)).toContain('#reset=')

  await page.getByRole('button', { name: 'Give a voucher' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give a voucher' })
  await dialog.getByRole('radio', { name: 'A percentage' }).check()
  await dialog.getByLabel('Per cent (50 at most)').fill('60')
  await dialog.getByRole('button', { name: 'Give', exact: true }).click()
  await expect(dialog.getByText('Between 1 and 50.')).toBeVisible()
  await dialog.getByLabel('Per cent (50 at most)').fill('5')
  await dialog.getByRole('button', { name: 'Give', exact: true }).click()
  const voucher = page.getByRole('listitem').filter({ hasText: '5 %' })
  await expect(voucher).toContainText('can be used')
  await voucher.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(voucher).toContainText('withdrawn')

  await page.getByRole('button', { name: 'Block' }).click()
  await page.getByRole('dialog', { name: 'Block this member?' }).getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('This member is blocked and cannot log in.')).toBeVisible()
  expect((await stored())?.disabled_at).toBeInstanceOf(Date)
  await expect(page.getByRole('button', { name: 'Delete account' })).toHaveCount(0)

  const context = await browser.newContext({ baseURL: server.origin })
  await enterAs(context, server, { name: 'Owner Li', role: 'owner' })
  await query(server, "update staff set locale = 'zh' where name = 'Owner Li'")
  const owner = await context.newPage()
  await owner.goto(`/admin/#/members/${member?.id}`)
  await owner.getByRole('button', { name: '删除账号' }).click()
  await owner.getByRole('dialog', { name: '删除该账号？' }).getByRole('button', { name: '删除账号' }).click()
  await expect(owner.getByText('账号已删除。')).toBeVisible()
  expect(await stored()).toBeUndefined()
  await context.close()
})
