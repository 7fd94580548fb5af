import type { StoredName } from '#contract/stored.ts'

const DRAFTS = ['enquiryDraft', 'dealerDraft'] as const satisfies readonly StoredName[]

/** True where something was typed into a form in this tab and not sent: a page that is read again shows it without waiting for a sign. */
export function hasDraft(area: () => Storage = () => sessionStorage): boolean {
  try {
    return DRAFTS.some((key) => area().getItem(key) !== null)
  } catch {
    return false
  }
}
