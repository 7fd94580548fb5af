import type { ComponentType } from 'react'
import type { ContactHintProps } from './contact-hint.tsx'
import type { CountryDialogProps } from './country-dialog.tsx'
import { findCountries } from './country-list.ts'
import type { PortSuggestionsProps } from './port-suggestions.tsx'

/** Code of the country picker. */
export function loadCountryDialog(): Promise<ComponentType<CountryDialogProps>> {
  return import('./country-dialog.tsx').then((module) => module.CountryDialog)
}

/** Code of the hints at slips of addresses and numbers. */
export function loadContactHint(): Promise<ComponentType<ContactHintProps>> {
  return import('./contact-hint.tsx').then((module) => module.ContactHint)
}

/** Code of the ports that are suggested. */
export function loadPortSuggestions(): Promise<ComponentType<PortSuggestionsProps>> {
  return import('./port-suggestions.tsx').then((module) => module.PortSuggestions)
}

/** Code of the list of what was sent from this device. */
export function loadSentEnquiries() {
  return import('./sent-enquiries.ts')
}

/**
 * Fetches ahead, when a form is begun, the picker's code and list, the hints, and what keeps the sent enquiry: all is there at once then, also if
 * the line breaks meanwhile.
 */
export function fetchAhead(lang: string): void {
  loadCountryDialog().catch(() => {})
  loadContactHint().catch(() => {})
  loadSentEnquiries().catch(() => {})
  findCountries(lang, '').catch(() => {})
}
