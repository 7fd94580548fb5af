import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isBusy, isOpeningPage, readVisit, spendVisit, waitBeforeOpening } from '#apps/site/client/auto-open.ts'
import { isMobileLayout, openEnquiryForm, useShellState } from '#apps/site/client/shell-state.ts'

/** Looked again after this time where the visitor is at something, ms. */
const AGAIN_MS = 5000

/**
 * The form offers itself (R4.11): once per visit, after a minute of reading, beside the page and never over a
 * form in use, without taking the focus. Phones have no room beside the page; there the customer-service button alone calls.
 */
export function GentleOpening() {
  const { pathname, search } = useLocation()
  const { openForm } = useShellState()
  useEffect(() => {
    if (openForm.show) spendVisit(Date.now())
  }, [openForm.show])
  useEffect(() => {
    if (!isOpeningPage(pathname, search)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = waitBeforeOpening(readVisit(Date.now()), Date.now())
    if (wait !== null) timer = setTimeout(offer, wait)
    return () => clearTimeout(timer)

    function offer() {
      if (waitBeforeOpening(readVisit(Date.now()), Date.now()) === null || isMobileLayout()) return
      if (isBusy()) timer = setTimeout(offer, AGAIN_MS)
      else openEnquiryForm({ type: 'panel' }, true)
    }
  }, [pathname, search])
  return null
}
