import { expect, test } from './journey.ts'
import { originOf, word } from './words.ts'

// Chromium itself writes an error for a document with status 404.
test.use({ expectedNoise: [/Failed to load resource: the server responded with a status of 404/] })

test('an unknown page is answered with 404 in place and then shows /404', async ({ page, server }) => {
  const answer = await page.goto(`${originOf(server.origin, 'ru')}/no/such/page`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: word('ru', 'errors.notFoundTitle') })).toBeVisible()
  await expect(page).toHaveURL(/\/404$/)
  await page
    .getByRole('main')
    .getByRole('link', { name: word('ru', 'errors.goCars') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: word('ru', 'list.title') })).toBeVisible()
})

test('a car that does not exist is a 404 too', async ({ page }) => {
  const answer = await page.goto('/car/no-such-car')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible()
})
