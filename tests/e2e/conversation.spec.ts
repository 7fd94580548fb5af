import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { handMailOn } from './hand-mail-on.ts'
import { expect, test } from './journey.ts'
import { newPerson, query, waitForMail } from './leads.ts'
import type { Product } from './setup/product.ts'
import { enterAs } from './staff-session.ts'

// What is refused is told by the browser too.
test.use({ expectedNoise: [/status of 400 \(Bad Request\) \(.*\/(unmatched-messages\/\d+\/enquiry|messages\/with-files)\)/] })

const headOf = (mail: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(mail.replace(/\r\n[ \t]+/g, ' '))?.[1]?.trim() ?? ''

/** A lead that a visitor sent. */
async function sendLead(page: Page, server: Product, locale: string) {
  const person = newPerson('Rosa')
  const data = { ...person, country: 'Peru', from: 'Auto-Chat', source: 'Auto-Chat' }
  const answer = await page.request.post(`${server.origin}/api/clue/record?lang=${locale}`, { data })
  expect(answer.status()).toBe(200)
  return person
}

/** An answer as the buyer's mail program writes it, by the heads of what they were sent. */
function answerTo(sent: string, { from, text, head = [] }: { from: string; text: string; head?: readonly string[] }): string {
  const to = /<([^>]+)>/.exec(headOf(sent, 'Reply-To'))?.[1] ?? headOf(sent, 'Reply-To')
  return [
    `From: Rosa <${from}>`,
    `To: <${to}>`,
    `Subject: Re: ${headOf(sent, 'Subject')}`,
    `Message-ID: <${crypto.randomUUID()}@mail.example.org>`,
    `In-Reply-To: ${headOf(sent, 'Message-ID')}`,
    ...head,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
  ].join('\r\n')
}

// R23.24, R23.25
test('a buyer is answered from the lead, their answer comes back to it, is told at once and can be read in another language', async ({ page, server }) => {
  await enterAs(page.context(), server, { name: 'Li Wei', role: 'sales_manager' })
  const person = await sendLead(page, server, 'es')
  await page.goto(`${server.origin}/admin#/enquiries`)
  await page.getByRole('link', { name: person.name }).click()
  await page.getByRole('button', { name: 'E-mail', exact: true }).click()
  const form = page.getByRole('form', { name: 'E-mail to the buyer' })
  await expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue(/[A-Z2-9]{4}-[A-Z2-9]{2}/)
  await expect(form.getByRole('button', { name: 'Send e-mail' })).toBeDisabled()
  await form.getByRole('textbox', { name: 'Message' }).fill('Hola Rosa:\n\nCuesta {{price}}.')
  await expect(form.getByRole('status')).toContainText('price')
  await expect(form.getByRole('button', { name: 'Send e-mail' })).toBeDisabled()
  await form.getByRole('textbox', { name: 'Message' }).fill('Hola Rosa:\n\nCuesta US$ 9,650 FOB Shanghái.')
  const choose = async (name: string, content: string | Buffer) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), form.getByRole('button', { name: 'Attach files' }).click()])
    await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })
  }
  await choose('Precios.csv', 'model,price\nSeal,9650\n')
  await choose('tool.pdf', Buffer.from('MZ\u0090\u0000no document'))
  await form.getByRole('button', { name: 'Send e-mail' }).click()
  const attached = form.getByRole('list', { name: 'Attached files' })
  await expect(attached.getByRole('listitem').filter({ hasText: 'tool.pdf' })).toContainText('This type of file cannot be sent')
  await attached.getByRole('button', { name: 'Remove tool.pdf' }).click()
  await form.getByRole('button', { name: 'Send e-mail' }).click()
  await expect(page.getByText('E-mail on its way.')).toBeVisible()
  await expect(page.getByText(/^Nobody is waiting\. First answered/)).toBeVisible()
  const conversation = page.getByRole('region', { name: 'Conversation' })
  const [file] = await Promise.all([page.waitForEvent('download'), conversation.getByRole('button', { name: /Precios\.csv/ }).click()])
  expect(await readFile(await file.path(), 'utf8')).toBe('model,price\nSeal,9650\n')

  const sent = await waitForMail(server, person.mail, /FOB Shang/)
  expect(headOf(sent, 'From')).toContain('Li Wei')
  expect(headOf(sent, 'Auto-Submitted')).toBe('')
  expect(sent).toContain('Cuesta US$ 9,650 FOB Shanghái.')
  expect(sent).toMatch(/Content-Disposition: attachment; filename="?Precios\.csv/)
  expect(sent).toContain(Buffer.from('model,price\nSeal,9650\n').toString('base64'))
  await expect(conversation.getByText(/^sent · /)).toBeVisible()

  const quoted = 'El vie, 27 nov 2026 a las 9:00, Li Wei <sales@quayline.example> escribió:\n> Cuesta US$ 9,650'
  const answer = answerTo(sent, { from: person.mail, text: `Perfecto, quiero dos.\n\n${quoted}` })
  expect(await handMailOn(server, answer)).toEqual({ status: 200, outcome: 'lead' })
  expect(await handMailOn(server, answer)).toEqual({ status: 200, outcome: 'known' })
  await expect(conversation.getByText('Perfecto, quiero dos.')).toBeVisible()
  await expect(conversation.getByText('> Cuesta US$ 9,650')).toBeHidden()
  await expect(page.getByText(/^due in /).first()).toBeVisible()
  await expect(page.getByText('The buyer wrote again: E-mail')).toBeVisible()

  const translator = createServer(async (request, response) => {
    const { q, source } = (await json(request)) as { q: string[]; source: string }
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ translatedText: q.map((text) => `(${source}) ${text}`) }))
  }).listen(Number(new URL(server.translatorUrl).port), '127.0.0.1')
  try {
    await conversation.getByRole('button', { name: 'Translate' }).click()
    await expect(conversation.getByText('(auto) Perfecto, quiero dos.')).toBeVisible()
  } finally {
    translator.closeAllConnections()
    translator.close()
  }
})

// R23.26
test('a mail that belongs to no lead waits for somebody to say, an absence note tells nobody, and what is forged reaches nothing', async ({ page, server }) => {
  await enterAs(page.context(), server, { name: 'Chen', role: 'sales_manager' })
  const person = await sendLead(page, server, 'en')
  const acknowledged = await waitForMail(server, person.mail)
  expect(headOf(acknowledged, 'Reply-To')).toMatch(/reply\+[a-z2-7]{24}@in\.quayline\.example/)
  expect(await handMailOn(server, answerTo(acknowledged, { from: person.mail, text: 'I am away.', head: ['Auto-Submitted: auto-replied'] }))).toMatchObject({
    outcome: 'lead',
  })
  const stray = answerTo('', { from: person.mail, text: 'Is my car ready?' })
  expect(await handMailOn(server, stray)).toEqual({ status: 200, outcome: 'unmatched' })
  const forged = answerTo(`Message-ID: ${headOf(acknowledged, 'Message-ID')}`, { from: 'mallory@example.org', text: 'Please send the refund to my account' })
  expect(await handMailOn(server, forged)).toEqual({ status: 200, outcome: 'unmatched' })

  await page.goto(`${server.origin}/admin#/enquiries`)
  await page.getByRole('link', { name: /^No enquiry/ }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Is my car ready?' }).first()
  await row.getByRole('textbox', { name: 'Enquiry reference' }).fill('AAAA-AA')
  await row.getByRole('button', { name: 'Assign to this enquiry' }).click()
  await expect(row.getByText('There is no enquiry with this reference.')).toBeVisible()
  await row.getByRole('button', { name: new RegExp(`^Assign to .*${person.name}`) }).click()
  await expect(page.getByText(/^Assigned to /)).toBeVisible()
  await expect(page.getByText('Is my car ready?')).toHaveCount(0)
  const alien = page.getByRole('listitem').filter({ hasText: 'refund to my account' }).first()
  await expect(alien.getByText('comes from another address than the buyer’s')).toBeVisible()
  await alien.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('refund to my account')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await alien.getByRole('checkbox').check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('refund to my account')).toHaveCount(0)
  const shown = page.getByRole('group', { name: 'Which messages are shown' })
  await shown.getByRole('button', { name: 'Put aside' }).click()
  await expect(alien.getByText(/^Put aside .+\.$/)).toBeVisible()
  await alien.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('refund to my account')).toHaveCount(0)
  await shown.getByRole('button', { name: 'Waiting' }).click()
  await expect(alien.getByText('comes from another address than the buyer’s')).toBeVisible()

  const stranger = newPerson('Tariq')
  expect(await handMailOn(server, answerTo('', { from: stranger.mail, text: 'Do you have a Hilux?' }))).toEqual({ status: 200, outcome: 'unmatched' })
  const asking = page.getByRole('listitem').filter({ hasText: 'Do you have a Hilux?' }).first()
  await asking.getByRole('button', { name: 'Create an enquiry' }).click()
  await expect(page.getByText(/^Enquiry .* created\.$/)).toBeVisible()
  expect(await query(server, 'select name, remark from enquiry where mail = $1', [stranger.mail])).toEqual([
    { name: 'Rosa', remark: expect.stringContaining('Do you have a Hilux?') },
  ])

  const [lead] = await query<{ id: string }>(server, 'select id from enquiry where mail = $1', [person.mail])
  await page.goto(`${server.origin}/admin#/enquiries/${lead?.id}/show`)
  const conversation = page.getByRole('region', { name: 'Conversation' })
  await expect(conversation.getByText('Automatic reply')).toBeVisible()
  await expect(conversation.getByText('Is my car ready?')).toBeVisible()
})
