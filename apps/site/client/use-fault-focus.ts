import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Leads to the first field that is wrong, or to the words above the form where none is, after a fault that came of a sending from this page. One that the page was answered with moves nothing:
 * the client comes seconds after the page, to somebody who may be typing by then.
 */
export function useFaultFocus(form: RefObject<HTMLFormElement | null>, fault: unknown): void {
  const answered = useRef(fault)
  useEffect(() => {
    if (!fault || fault === answered.current) return
    // After the fields have come alive: the country field changes its element then.
    const timer = setTimeout(() => {
      const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      if (field) field.focus()
      else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' })
    })
    return () => clearTimeout(timer)
  }, [form, fault])
}
