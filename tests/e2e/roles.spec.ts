import { expect, test } from './journey.ts'
import { newPerson, query } from './leads.ts'
import { enterAs } from './staff-session.ts'

// Chromium itself writes an error for what is refused.
test.use({ expectedNoise: [/status of 403/] })

test('an owner changes a role, and a colleague loses the right at the next click without being logged out', async ({ page, browser, request, server }) => {
  const sent = await request.post(`${server.origin}/api/clue/record`, {
    data: { ...newPerson('Amina'), country: 'Kenya', from: 'Auto-Chat', origin: 'car_detail' },
  })
  expect(await sent.json()).toMatchObject({ code: 0 })
  await enterAs(page.context(), server, { name: 'Li Wei', role: 'owner' })
  const context = await browser.newContext({ baseURL: server.origin })
  await enterAs(context, server, { name: 'Mei', role: 'sales_manager' })
  const colleague = await context.newPage()
  await colleague.goto('/admin/#/enquiries')
  await expect(colleague.getByRole('button', { name: 'Export CSV' })).toBeVisible()

  await page.goto('/admin/#/staff')
  await page.getByRole('tab', { name: 'Roles' }).click()
  await page.getByRole('link', { name: 'Sales manager' }).click()
  await page.getByRole('checkbox', { name: 'Export them as a table' }).uncheck()
  await page.getByLabel('Name in English').fill('Head of sales')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  await colleague.getByRole('button', { name: 'Export CSV' }).click()
  await expect(colleague.getByText('You do not have permission to do this.')).toBeVisible()
  await expect(colleague.getByRole('button', { name: 'Export CSV' })).toHaveCount(0)
  await expect(colleague.getByRole('heading', { name: 'Enquiries' })).toBeVisible()
  await colleague.goto('/admin/#/account')
  await expect(colleague.getByText('Head of sales')).toBeVisible()
  await context.close()
  // Other journeys of this worker work with the roles as they are shipped.
  await query(server, "update role set permissions = permissions || '{enquiry.export}', name_en = '', version = 1 where role_key = 'sales_manager'")
})
