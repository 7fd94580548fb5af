import { expect, type Locator } from '@playwright/test'

/** Searches the open picker of countries for a word that one country alone has, and takes it; the list is replaced as the answer comes. */
export async function chooseCountry(picker: Locator, word: string, confirm: string): Promise<void> {
  await picker.getByRole('combobox').fill(word)
  await expect(picker.getByRole('option')).toHaveCount(1)
  await picker.getByRole('option').click()
  await picker.getByRole('button', { name: confirm }).click()
}
