import { useSyncExternalStore } from 'react'

/** What is being written to the buyer of each lead for a chat that is opened by a link: one text, by whatever button it is opened. */
const texts = new Map<number, string>()
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The text of a lead's chat, `first` until somebody has changed it, and what changes it. */
export function useChatText(enquiryId: number, first: string): readonly [string, (text: string) => void] {
  const text = useSyncExternalStore(listen, () => texts.get(enquiryId) ?? first)
  const change = (next: string) => {
    texts.set(enquiryId, next)
    for (const listener of listeners) listener()
  }
  return [text, change]
}

/** Where a chat opens with a text in it (click to chat). */
export function chatAddress(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
