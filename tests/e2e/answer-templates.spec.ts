import { expect, test } from './journey.ts'
import { newPerson, query } from './leads.ts'
import { enterAs } from './staff-session.ts'

// One language is refused for its unknown field.
test.use({ expectedNoise: [/400 .*\/admin\/api\/answer-templates\)$/] })

// R23.30, R23.32
test('an owner writes a template with fields, sees what it says for an enquiry, and saves it', async ({ page, server }) => {
  await enterAs(page.context(), server, { name: 'Ma', role: 'owner' })
  const person = newPerson('Rosa')
  const answer = await page.request.post(`${server.origin}/api/clue/record`, { data: { ...person, country: 'Peru', from: 'Auto-Chat', lang: 'es' } })
  expect(answer.status()).toBe(200)
  const name = `Second answer ${crypto.randomUUID().slice(0, 6)}`

  await page.goto(`${server.origin}/admin#/enquiries`)
  await page.getByRole('link', { name: 'Templates', exact: true }).click()
  await page.getByRole('link', { name: 'New template' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Subject (English)' }).fill('Your enquiry ')
  await page.getByRole('button', { name: 'Reference', exact: true }).click()
  const text = page.getByRole('textbox', { name: 'Text (English)' })
  await text.fill('Dear , the price is ')
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(5, 5))
  await page.getByRole('button', { name: 'Buyer’s name' }).click()
  await expect(text).toHaveValue('Dear {{name}}, the price is ')
  await text.press('End')
  await page.getByRole('button', { name: 'FOB price' }).click()
  await expect(text).toHaveValue('Dear {{name}}, the price is {{price}}')
  await expect(page.getByRole('textbox', { name: 'Subject (English)' })).toHaveValue('Your enquiry {{reference}}')

  const preview = page.getByRole('region', { name: 'Preview' })
  const lead = preview.getByRole('combobox', { name: 'Enquiry' })
  await lead.fill(person.name)
  await page.getByRole('option', { name: person.name }).click()
  await expect(preview.getByText(`Dear ${person.name}, the price is`)).toBeVisible()
  await expect(preview.getByText('Missing in this enquiry: FOB price.')).toBeVisible()
  await page.getByRole('tab', { name: 'Spanish' }).click()
  await expect(preview.getByText('There is no text in Spanish yet.')).toBeVisible()

  await page.getByRole('textbox', { name: 'Text (Spanish)' }).fill('Hola, {{nombre}}')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('There is a field here that does not exist.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Text (Spanish)' }).fill('Hola, {{name}}')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(preview.getByText(`Hola, ${person.name}`)).toBeVisible()
  const rows = await query<{ locale: string; text: string }>(
    server,
    'select t.locale, t.text from answer_template_text t join answer_template a on a.id = t.template_id where a.name = $1 order by t.locale',
    [name],
  )
  expect(rows).toEqual([
    { locale: 'en', text: 'Dear {{name}}, the price is {{price}}' },
    { locale: 'es', text: 'Hola, {{name}}' },
  ])
})

// R23.30, R23.32, R23.33
test('a salesperson may not write templates, but fills one in for an enquiry and copies it', async ({ page, server }) => {
  await enterAs(page.context(), server, { name: 'Zhao', role: 'sales' })
  const person = newPerson('Omar')
  await page.request.post(`${server.origin}/api/clue/record`, { data: { ...person, country: 'Egypt', from: 'Auto-Chat', lang: 'ar' } })
  await page.goto(`${server.origin}/admin#/enquiries/templates`)
  await expect(page.getByRole('link', { name: 'First answer · 首次回复' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'New template' })).toHaveCount(0)
  const trial = page.getByRole('region', { name: 'Try a template' })
  await trial.getByRole('combobox', { name: 'Enquiry' }).fill(person.name)
  await page.getByRole('option', { name: person.name }).click()
  await expect(trial.getByRole('combobox', { name: 'Language' })).toHaveText('Arabic')
  await trial.getByRole('combobox', { name: 'Insert a template' }).fill('thanks')
  await page.getByRole('option', { name: 'Thanks' }).click()
  await expect(trial.getByRole('region', { name: 'Preview' })).toContainText(person.name)
  await expect(trial.getByText('Missing in this enquiry')).toHaveCount(0)
  await trial.getByRole('combobox', { name: 'Insert a template' }).fill('port')
  await page.getByRole('option', { name: 'Price at the buyer’s port' }).click()
  await expect(trial.getByText('Missing in this enquiry: ')).toContainText('Price at the port (CIF)')
  await expect(trial.getByRole('button', { name: 'Copy the text' })).toBeVisible()

  await page.getByRole('link', { name: 'First answer · 首次回复' }).click()
  await expect(page.getByText('Your role can view this')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
})
