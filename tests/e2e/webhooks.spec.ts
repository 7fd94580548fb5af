import { expect, test } from './journey.ts'
import { newPerson, query } from './leads.ts'
import { enterAs } from './staff-session.ts'

// One address is refused.
test.use({ expectedNoise: [/400 .*\/admin\/api\/webhooks\)$/] })

// R23.40, R23.43
test('an owner adds a webhook, sees its secret once, sends a test that nobody takes, and sees that in the log', async ({ page, server }) => {
  await enterAs(page.context(), server, { name: 'Ma', role: 'owner' })
  const name = `CRM ${crypto.randomUUID().slice(0, 6)}`
  await page.goto(`${server.origin}/admin#/webhooks`)
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://192.168.1.1/hook')
  await dialog.getByRole('checkbox', { name: 'Message on an enquiry' }).uncheck()
  await dialog.getByRole('switch', { name: 'With contact data' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('An address with a domain name')).toBeVisible()
  // A name that the internet promises never to have (RFC 6761).
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://crm.example.org/hook')
  await dialog.getByRole('button', { name: 'Save' }).click()

  const shown = page.getByRole('dialog', { name: 'Save the secret now' })
  const secret = await shown.getByLabel('Secret', { exact: true }).innerText()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  await shown.getByRole('button', { name: 'I have saved it' }).click()
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText(secret)).toHaveCount(0)

  await page.getByRole('button', { name: 'Send a test' }).click()
  const log = page.getByRole('region', { name: 'Deliveries in the last 30 days' })
  await expect(log.getByText('Not accepted')).toBeVisible({ timeout: 30_000 })
  await expect(log.getByText('could not be reached')).toBeVisible()

  const answer = await page.request.post(`${server.origin}/api/clue/record`, {
    data: { ...newPerson('Amina'), country: 'Kenya', from: 'Auto-Chat', lang: 'en' },
  })
  const { data } = (await answer.json()) as { data: { reference: string } }
  await expect
    .poll(async () =>
      query<{ is_tried: boolean }>(
        server,
        `select count(t.id) > 0 as is_tried from webhook_delivery d join webhook_endpoint p on p.id = d.endpoint_id join webhook_try t on t.delivery_id = d.id
         where p.name = $1 and d.type = 'lead.created'`,
        [name],
      ),
    )
    .toEqual([{ is_tried: true }])
  await page.reload()
  await expect(log.getByText(data.reference)).toBeVisible()
  await expect(page.getByText('Nothing accepted since')).toBeVisible({ timeout: 30_000 })
  await log.getByRole('button', { name: 'Send again' }).first().click()
  await expect(page.getByText('It is being sent again.')).toBeVisible()

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted.', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

// R23.40
test('a sales manager finds no webhooks', async ({ page, server }) => {
  await enterAs(page.context(), server, { name: 'Lin', role: 'sales_manager' })
  await page.goto(`${server.origin}/admin#/enquiries`)
  await expect(page.getByRole('heading', { name: 'Enquiries', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Webhooks' })).toHaveCount(0)
})
