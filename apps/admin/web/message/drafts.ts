/** A mail that somebody is writing. */
export type MailDraft = { key: string; locale: string; subject: string; text: string; files: readonly File[] }

/** Of each lead, until it is sent: whoever looks something up on another screen finds it as they left it. Nothing of it leaves the tab. */
const drafts = new Map<number, MailDraft>()

/** What was being written, or what `make` begins with. */
export function readDraft(enquiryId: number, make: () => Omit<MailDraft, 'key'>): MailDraft {
  return drafts.get(enquiryId) ?? { key: crypto.randomUUID(), ...make() }
}

export function keepDraft(enquiryId: number, draft: MailDraft): void {
  drafts.set(enquiryId, draft)
}

export function dropDraft(enquiryId: number): void {
  drafts.delete(enquiryId)
}

// Whoever closes the tab with half a mail in it is asked first.
addEventListener('beforeunload', (event) => {
  if ([...drafts.values()].some(({ text, files }) => text.trim() !== '' || files.length > 0)) event.preventDefault()
})
