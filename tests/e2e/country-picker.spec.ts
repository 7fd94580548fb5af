import { expect, test } from './journey.ts'
import { word } from './words.ts'

const en = (key: string) => word('en', key)

// R10.7
test('a country is searched for, walked to and taken by keys alone', async ({ page }) => {
  await page.goto('/contactUs')
  await page.mouse.move(40, 300)
  await page.mouse.move(60, 320)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const field = page.locator('#enquiry').getByRole('combobox', { name: new RegExp(en('enquiry.country')) })
  const picker = page.getByRole('dialog', { name: en('country.choose') })
  const search = picker.getByRole('combobox')
  const selected = picker.getByRole('option', { selected: true })

  await field.press('Enter')
  await search.pressSequentially('kenya')
  await expect(picker.getByRole('option')).toHaveCount(1)
  await search.press('ArrowDown')
  await expect(selected).toContainText('Kenya')
  await expect(search).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id')) ?? '')
  await search.press('Enter')
  await expect(picker).toHaveCount(0)
  await expect(field).toHaveText('Kenya')
  await expect(field).toBeFocused()

  // It begins at what was chosen; the list goes along, and the search keeps the focus.
  await field.press('Enter')
  await expect(selected).toContainText('Kenya')
  await search.press('ArrowDown')
  await search.press('ArrowDown')
  await search.press('ArrowUp')
  await expect(selected).not.toContainText('Kenya')
  await expect(selected).toBeInViewport()
  await expect(search).toBeFocused()

  // Keys that are faster than the list speak of the list that is on its way.
  await search.fill('peru')
  await search.press('ArrowDown')
  await search.press('Enter')
  await expect(picker).toHaveCount(0)
  await expect(field).toHaveText('Peru')
})
