import { useRef, type RefObject } from 'react'

type Insertion = {
  /** Of the field that is written in. */
  ref: RefObject<HTMLTextAreaElement | null>
  /** The text with these words where the cursor stands, or in the place of what is selected. */
  insert: (words: string) => string
}

/** Puts words into a text where its writer is. */
export function useInsertion(text: string): Insertion {
  const ref = useRef<HTMLTextAreaElement>(null)
  return {
    ref,
    insert: (words) => {
      const { selectionStart = text.length, selectionEnd = text.length } = ref.current ?? {}
      return `${text.slice(0, selectionStart)}${words}${text.slice(selectionEnd)}`
    },
  }
}
