import type { ComponentType } from 'react'
import type { CountryDialogProps } from './country-dialog.tsx'
import { findCountries } from './country-list.ts'

/** Code of the country picker. */
export function loadCountryDialog(): Promise<ComponentType<CountryDialogProps>> {
  return import('./country-dialog.tsx').then((module) => module.CountryDialog)
}

/** Fetches the picker's code and list ahead, when a form is begun: it is there at once then, also if the line breaks meanwhile. */
export function fetchAhead(lang: string): void {
  loadCountryDialog().catch(() => {})
  findCountries(lang, '').catch(() => {})
}
