import { chromium } from '@playwright/test'
import { startProduct } from '#tests/e2e/setup/product.ts'
import { enterAs } from '#tests/e2e/staff-session.ts'
import { handMailOn } from '#tests/e2e/hand-mail-on.ts'
import { newPerson, query, waitForMail } from '#tests/e2e/leads.ts'
const server = await startProduct()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  await enterAs(context, server, { name: 'Li Wei', role: 'sales_manager' })
  const person = newPerson('Amina')
  await context.request.post(`${server.origin}/api/clue/record`, {
    data: {
      ...person,
      country: 'Kenya',
      from: 'Auto-Chat',
      lang: 'ar',
      remark: 'أريد سيارتين إلى ميناء مومباسا، ما السعر؟',
      car_model_sign: 'byd-dolphin-active-420-km-2024',
    },
  })
  const [lead] = await query<{ id: string }>(server, 'select id from enquiry where mail=$1', [person.mail])
  const page = await context.newPage()
  await page.goto(`${server.origin}/admin#/enquiries/${lead?.id}/show`)
  await page.getByRole('button', { name: 'E-mail', exact: true }).click()
  const form = page.getByRole('form', { name: 'E-mail to the buyer' })
  await form
    .getByRole('textbox', { name: 'Message' })
    .fill('السلام عليكم أمينة،\n\nالسعر US$ 9,650 للسيارة الواحدة FOB شنغهاي، والتسليم خلال 30 يومًا.\n\nهل تناسبك هذه المواعيد؟')
  await page.screenshot({ path: '/tmp/u/c1.png', fullPage: true })
  await form.getByRole('button', { name: 'Send e-mail' }).click()
  await page.getByText('E-mail on its way.').waitFor()
  const sent = await waitForMail(server, person.mail, /30 /)
  const token = /reply\+[a-z2-7]{24}@in\.quayline\.example/.exec(sent)?.[0] ?? ''
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF').toString('base64')
  await handMailOn(
    server,
    [
      `From: Amina Hassan <other@example.org>`,
      `To: ${token}`,
      'Subject: Re: BYD Dolphin',
      'Message-ID: <a@b>',
      'Date: Fri, 27 Nov 2026 09:00:00 +0300',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'نعم، موافقة. أرسلوا العرض.\n\nOn Friday, Li wrote:\n> hello',
      '--b',
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="licence.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      pdf,
      '--b',
      'Content-Type: application/zip',
      'Content-Disposition: attachment; filename="x.zip"',
      'Content-Transfer-Encoding: base64',
      '',
      'UEsDBA==',
      '--b--',
      '',
    ].join('\r\n'),
  )
  await page.getByText('نعم، موافقة').waitFor()
  await page.screenshot({ path: '/tmp/u/c2.png', fullPage: true })
  await handMailOn(
    server,
    [
      `From: Amina Hassan <${person.mail}>`,
      `To: sales@quayline.example`,
      'Subject: My car',
      'Message-ID: <c@b>',
      '',
      'Is my car ready? I would like to see a video before I pay.',
    ].join('\r\n'),
  )
  await page.goto(`${server.origin}/admin#/enquiries/mail`)
  await page.getByText('Is my car ready?').waitFor()
  await page.screenshot({ path: '/tmp/u/c3.png', fullPage: true })
  await query(server, "update staff set locale = 'zh' where name = 'Li Wei'")
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await page.getByText('Is my car ready?').waitFor()
  await page.screenshot({ path: '/tmp/u/c4.png', fullPage: true })
  await page.goto(`${server.origin}/admin#/enquiries/${lead?.id}/show`)
  await page.getByText('نعم، موافقة').waitFor()
  await page.waitForTimeout(500)
  await page.screenshot({ path: '/tmp/u/c5.png', fullPage: true })
  const html = /Content-Type: text\/html[^]*?\r\n\r\n([^]*?)\r\n--/.exec(sent)?.[1] ?? ''
  const mail = await context.newPage()
  await mail.setViewportSize({ width: 700, height: 700 })
  await mail.setContent(html)
  await mail.screenshot({ path: '/tmp/u/c6.png', fullPage: true })
} finally {
  await browser.close()
  await server.stop()
}
