import type { MediaOwner, MediaTab } from '#contract/media.ts'

/* The contract's lists for the browser, as records over their types (see api/lists.ts). */
const KIND_SET: Record<MediaOwner, true> = { car: true, used_car: true, fitting: true, brand: true }
const TAB_SET: Record<MediaTab, true> = { exterior: true, interior: true, spin: true, video: true, document: true }

export const KINDS = Object.keys(KIND_SET) as MediaOwner[]
export const TABS = Object.keys(TAB_SET) as MediaTab[]

export function isOwnerKind(text: string): text is MediaOwner {
  return text in KIND_SET
}
