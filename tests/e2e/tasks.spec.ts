import { expect, test } from './journey.ts'
import { newPerson, query } from './leads.ts'
import { enterAs } from './staff-session.ts'

// What is not understood is told by the browser too.
test.use({ expectedNoise: [/status of 400 \(Bad Request\) \(.*\/task-times\)/] })

// R23.29
test('the next step is named in words on the buyer’s clock, stands in the list, and is ticked off', async ({ page, server }) => {
  await enterAs(page.context(), server, { name: 'Lin', role: 'sales_manager' })
  const person = newPerson('Chidi')
  const answer = await page.request.post(`${server.origin}/api/clue/record`, { data: { ...person, country: 'Nigeria', from: 'Auto-Chat' } })
  expect(answer.status()).toBe(200)
  await page.goto(`${server.origin}/admin#/enquiries`)
  await page.getByRole('link', { name: person.name }).click()
  const panel = page.getByRole('region', { name: 'Next step' })
  await expect(panel.getByText('No next step yet.')).toBeVisible()
  await panel.getByRole('textbox', { name: 'What needs doing' }).fill('Send the video of the engine')
  // What was understood follows what is typed, without leaving the field.
  await panel.getByRole('textbox', { name: 'When' }).fill('some day')
  await expect(panel.getByText('Not understood.')).toBeVisible()
  await panel.getByRole('textbox', { name: 'When' }).fill('tomorrow 9:00 Lagos time')
  await expect(panel.getByRole('status')).toContainText('09:00 in Lagos')
  await panel.getByRole('button', { name: 'Add' }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: 'Send the video of the engine' })).toContainText('09:00 in Lagos')
  await expect(panel.getByText('No next step yet.')).toHaveCount(0)
  const [row] = await query<{ zone: string; hour: string }>(
    server,
    "select time_zone as zone, to_char(due_at at time zone 'Africa/Lagos', 'HH24:MI') as hour from task t join enquiry e on e.id = t.enquiry_id where e.mail = $1",
    [person.mail],
  )
  expect(row).toEqual({ zone: 'Africa/Lagos', hour: '09:00' })

  await panel.getByRole('button', { name: 'Change' }).click()
  const change = panel.getByRole('listitem')
  await expect(change.getByRole('textbox', { name: 'When' })).toHaveValue(/^\d{4}-\d\d-\d\d 09:00$/)
  await expect(change.getByRole('combobox', { name: 'Time zone' })).toContainText('Lagos')
  await change.getByRole('button', { name: 'Cancel' }).click()

  // The lead is nobody's: whoever has added the task finds it.
  await page.getByRole('link', { name: 'Tasks' }).click()
  await expect(page.getByRole('button', { name: 'Mine' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Send the video of the engine' }).click()
  await panel.getByRole('checkbox', { name: 'Done: Send the video of the engine' }).click()
  await expect(page.getByText('Next step added')).toBeVisible()
  await expect(panel.getByText('1 done')).toBeVisible()
  await page.getByRole('link', { name: 'Tasks' }).click()
  await expect(page.getByRole('link', { name: 'Send the video of the engine' })).toHaveCount(0)
})
