import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { enterAs } from './staff-session.ts'
import { DESKTOP } from './visit.ts'

test.use({ viewport: DESKTOP, colorScheme: 'dark' })

test('the back office is dark where the device is, and is gone through by keys alone', async ({ context, page, server }) => {
  await enterAs(context, server, { name: 'Zhao Min', role: 'owner' })
  await page.goto(`${server.origin}/admin`)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await expect(heading('Overview')).toBeVisible()

  await test.step('what is called up by its name opens', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    const finder = page.getByRole('combobox', { name: 'Find or do something' })
    await finder.fill('atto 3')
    await expect(page.getByRole('option').first()).toContainText('BYD')
    await page.keyboard.press('Enter')
    await expect(heading('BYD Atto 3')).toBeVisible()
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Control+k')
    await finder.fill('cost anything to apply')
    await expect(page.getByRole('option', { name: 'Does it cost anything to apply?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(finder).toBeHidden()
  })

  await test.step('keys are listed, lead to sections and lists, and can be switched off', async () => {
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(list).toContainText('Search in the list')
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await page.keyboard.press('g')
    await page.keyboard.press('2')
    await expect(heading('Enquiries')).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('g1?')
    await expect(page.getByRole('searchbox')).toHaveValue('g1?')
    expect(await faults(page)).toEqual([])
    await page.getByRole('link', { name: 'Content', exact: true }).focus()
    await page.keyboard.press('?')
    await list.getByRole('checkbox').uncheck()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await page.keyboard.press('?')
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('combobox', { name: 'Find or do something' })).toBeVisible()
    await expect(list).toBeHidden()
    await page.keyboard.press('Escape')
  })

  await test.step('light is chosen, and holds', async () => {
    const isDark = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    expect(await isDark()).toBe('dark')
    await page.getByRole('button', { name: 'Zhao Min' }).click()
    await page.getByRole('menuitemradio', { name: 'Light colours' }).click()
    await expect.poll(isDark).toBe('light')
    await page.reload()
    await expect(heading('Enquiries')).toBeVisible()
    expect(await isDark()).toBe('light')
  })
})

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
