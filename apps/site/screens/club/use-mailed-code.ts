import { useEffect, useState } from 'react'
import { mailedCode } from './club-mode.ts'
import type { MailedCode } from './club-mode.ts'

/** The code that a mailed link brought; it is taken out of the address, where others could read it. */
export function useMailedCode(): MailedCode | null {
  const [found, setFound] = useState<MailedCode | null>(null)
  useEffect(() => {
    const read = () => {
      const code = mailedCode(location.hash)
      if (code === null) return
      setFound(code)
      history.replaceState(history.state, '', `${location.pathname}${location.search}`)
    }
    // After hydration has put the visitor's own address back.
    const timer = setTimeout(read)
    addEventListener('hashchange', read)
    return () => {
      clearTimeout(timer)
      removeEventListener('hashchange', read)
    }
  }, [])
  return found
}
