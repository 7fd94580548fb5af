import { useCallback, useEffect, useState } from 'react'
import type { EnquiryStatusView, ListEnquiryStatusesAnswer } from '#contract/enquiry.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'

const TIME_LIMIT_MS = 20_000
/** A server that is busy is asked again by itself. */
const PAUSE_MS = 5_000

/** By the code; null: nothing is known of it any more. */
export type EnquiryStates = Readonly<Record<string, EnquiryStatusView | null>>

/** Where the enquiries of these codes stand, asked for all at once: now, when the list grows, when the page is looked at again, and after a failure. */
export function useEnquiryStates(codes: readonly string[]) {
  const lang = useLocale()
  const [states, setStates] = useState<EnquiryStates>({})
  const [hasFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  const asked = codes.join(' ')
  const retry = useCallback(() => setRound((before) => before + 1), [])

  useEffect(() => {
    if (asked === '') return
    const parting = new AbortController()
    requestStates(asked.split(' '), lang, parting.signal).then(
      (known) => {
        setStates(known)
        setFailed(false)
      },
      () => parting.signal.aborted || setFailed(true),
    )
    return () => parting.abort()
  }, [asked, lang, round])

  useEffect(() => {
    if (!hasFailed) return
    const timer = setInterval(retry, PAUSE_MS)
    return () => clearInterval(timer)
  }, [hasFailed, retry])

  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && retry()
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
    }
  }, [retry])

  return { states, hasFailed, retry }
}

async function requestStates(codes: readonly string[], lang: string, signal: AbortSignal): Promise<EnquiryStates> {
  const answer = await fetch('/api/clue/status', {
    method: 'POST',
    headers: { 'content-type': 'application/json', lang },
    body: JSON.stringify({ codes }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
  })
  const { code, data } = (await answer.json()) as { code: number; data: ListEnquiryStatusesAnswer }
  if (code !== 0) throw new Error(`The states were refused with ${code}`)
  return Object.fromEntries(codes.map((asked, at) => [asked, data.list[at] ?? null]))
}
