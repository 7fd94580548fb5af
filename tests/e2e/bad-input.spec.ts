import { ask, askWithBadValues, expectSound, MARKUP, NASTY, TORN, type Answer } from './bad-values.ts'
import { expect, test } from './journey.ts'
import { query } from './leads.ts'
import { word } from './words.ts'

// Chromium itself writes an error for a document or an answer with such a status.
test.use({ expectedNoise: [/Failed to load resource: the server responded with a status of 4\d\d/] })

const DETAILS = ['/car', '/usedCarsDetail', '/carFittingsDetail', '/brand', '/article', '/activity', '/netWork/status', '/mobile/car']

/** As a browser that has chosen Russian sends it. */
function post(address: string, body: string, type = 'application/x-www-form-urlencoded'): Promise<Answer> {
  return ask(address, { method: 'POST', headers: { 'content-type': type, cookie: 'locale=ru' }, body })
}

// Each value on some pages; `bad-input.sweep.ts` takes every value on every page.
test('every page bears what is no value of its parameters', async ({ server }) => {
  await askWithBadValues(server.origin, 4)
})

test('an id that is none is the page of what cannot be found', async ({ server }) => {
  const ids = [...TORN, ...Object.values(NASTY).map(encodeURIComponent), '0', '%2e%2e', '..%5c', 'a/b/c/d', 'constructor']
  for (const path of DETAILS) {
    for (const id of ids) {
      const address = `${server.origin}${path}/${id}`
      const answer = await ask(address)
      expectSound(address.slice(0, 200), answer)
      // Dots lead up, and a browser has resolved them before it asks.
      const isResolved = new URL(address).pathname.split('/').length <= path.split('/').length
      if (!isResolved) expect([address.slice(0, 200), answer.status]).toEqual([address.slice(0, 200), 404])
    }
  }
  for (const path of [`/${'a/'.repeat(2_000)}x`, `/${'a'.repeat(7_000)}`, '/%5cevil.example', '//', '//evil.example', '//evil.example/%2e%2e']) {
    const answer = await ask(`${server.origin}${path}`)
    expectSound(path.slice(0, 60), answer)
    expect(answer.location ?? '').not.toMatch(/^(https?:)?\/\/evil/)
  }
  expect((await ask(`${server.origin}/${'a'.repeat(9_000)}`)).status).toBe(414)
})

test('a way back after a change of language leads nowhere else', async ({ server }) => {
  for (const back of ['//evil.example', 'https://evil.example', '/\\evil.example', '/%09/evil.example', 'javascript:alert(1)', '\r\nX-Evil: 1']) {
    const { status, location } = await ask(`${server.origin}/language?${new URLSearchParams({ to: 'ar', back })}`)
    expect([back, status, /evil|javascript/.test(new URL(location ?? '/', server.origin).host)]).toEqual([back, 303, false])
  }
})

test('a form comes back with what was typed, and says in the page’s language what is wrong', async ({ server }) => {
  for (const [name, value] of Object.entries(NASTY)) {
    const answer = await post(`${server.origin}/contactUs`, new URLSearchParams({ name: value, country: 'Peru', mobile: value, remark: value }).toString())
    expectSound(name, answer)
    expect([name, answer.status]).toEqual([name, 400])
    expect(answer.text).toContain(word('ru', 'enquiry.requiredMessage'))
    const kept = name === 'emoji' ? value : name === 'sql' ? 'drop table enquiry' : name === 'long' ? 'x'.repeat(4_000) : ''
    expect(answer.text).toContain(kept)
  }
  for (const form of ['login', 'register', 'forgot', 'reset', 'verify', 'no-such-form', '']) {
    for (const value of Object.values(NASTY)) {
      const fields = { form, identifier: value, email: value, name: value, mobile: value, code: value, password: value, surPassword: value }
      const answer = await post(`${server.origin}/club`, new URLSearchParams(fields).toString())
      expectSound(`${form} ${value.slice(0, 20)}`, answer)
      expect([200, 400]).toContain(answer.status)
    }
  }
})

test('a body that is no form is refused in the site’s design', async ({ server }) => {
  const address = `${server.origin}/contactUs`
  const bodies: readonly [number, string, string][] = [
    [415, '{}', 'application/json'],
    [400, 'garbage', 'multipart/form-data; boundary=x'],
    [415, 'garbage', 'multipart/form-data'],
    [400, 'name=%zz&mail=%', 'application/x-www-form-urlencoded'],
    [400, '--x\r\ncontent-disposition: form-data; name="name"; filename="a.txt"\r\n\r\nhello\r\n--x--\r\n', 'multipart/form-data; boundary=x'],
    [413, `remark=${'x'.repeat(100 * 1024)}`, 'application/x-www-form-urlencoded'],
  ]
  for (const [status, body, type] of bodies) {
    const answer = await post(address, body, type)
    expectSound(`${status} ${type}`, answer)
    expect([type, answer.status]).toEqual([type, status])
    expect(answer.text).toContain('class="site-header')
  }
  expect((await post(address, `remark=${'x'.repeat(100 * 1024)}`)).text).toContain('Запрос')
  expect((await post(`${server.origin}/about`, 'a=b')).status).toBe(405)
})

test('what is kept of an enquiry turns no text about, and holds no control character', async ({ server }) => {
  const mail = `bad-input-${Date.now()}@example.com`
  const fields = { name: `A\u202eB\u0000C${NASTY['emoji']}`, country: 'Peru', mobile: '+51 999 111 222', mail, remark: `${MARKUP}\u2066 ${NASTY['sql']}` }
  const body = new URLSearchParams(fields).toString().replace('country=Peru', 'country=Peru%ED%A0%80')
  expect((await post(`${server.origin}/contactUs`, body)).location).toMatch(/^\/result\?ref=/)
  const [lead] = await query<{ name: string; remark: string; country_name: string }>(server, 'select name, remark, country_name from enquiry where mail = $1', [
    mail,
  ])
  expect(`${lead?.name}${lead?.remark}${lead?.country_name}`).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
  expect(lead?.remark).toContain('drop table enquiry')
})

test('with script too a form keeps what was typed, and shows markup as text', async ({ page, server }) => {
  await page.goto(`${server.origin}/contactUs`)
  await page.mouse.move(5, 5)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const form = page.locator('#enquiry')
  await form.locator('[name=name]').fill(MARKUP)
  await form.locator('[name=remark]').fill(`${NASTY['override']}${NASTY['emoji']}`)
  await form.locator('button[type=submit]').click()
  await expect(form.getByRole('alert')).toContainText(word('en', 'enquiry.requiredMessage'))
  await expect(form.getByRole('alert').getByRole('listitem')).toHaveText([
    word('en', 'enquiry.country'),
    word('en', 'enquiry.mobile'),
    word('en', 'enquiry.email'),
  ])
  await expect(form.locator('[name=name]')).toHaveValue(MARKUP)
  await page.goto(`${server.origin}/searchsite?${new URLSearchParams({ word: MARKUP })}`)
  await expect(page.locator('main')).toContainText('onerror=alert(1)')
  await expect(page.locator('main img[src="x"]')).toHaveCount(0)
})
