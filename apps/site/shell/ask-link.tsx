import { useLocation } from 'react-router'
import { openEnquiryForm } from '#apps/site/client/shell-state.ts'
import type { OpenForm } from '#apps/site/client/shell-state.ts'
import { ButtonLink } from '#apps/site/ui/index.ts'
import type { ButtonLinkProps } from '#apps/site/ui/index.ts'
import { pressBySpace } from './press-by-space.ts'

// Pages that carry an enquiry form of their own.
const PAGES_WITH_FORM = [
  /^\/$/,
  /^\/brand\/[^/]+/,
  /^\/(mobile\/)?(car|usedCarsDetail|carFittingsDetail)\/[^/]+(\/(form|freeQuote|touch))?\/?$/,
  /^\/contactUs/,
  /^\/service$/,
  /^\/carFittings$/,
  /^\/carPurchaseProcess$/,
  /^\/(carList|usedCars)\/find$/,
]

/** Where a button that asks leads without script: to the form of the page, or to the contact page's. */
export function formHref(pathname: string): string {
  return PAGES_WITH_FORM.some((pattern) => pattern.test(pathname)) ? '#enquiry' : '/contactUs#enquiry'
}

/** A button that opens the enquiry form of the shell, about what `subject` names; a link to a form without script. */
export function AskLink({
  subject,
  formHref: ownForm,
  children,
  ...rest
}: Omit<ButtonLinkProps, 'href'> & {
  subject?: Partial<Omit<OpenForm, 'show'>>
  /** A page whose form is about the subject already, where this page has none. */
  formHref?: string
}) {
  const { pathname } = useLocation()
  return (
    <ButtonLink
      {...rest}
      href={ownForm ?? formHref(pathname)}
      role="button"
      onKeyDown={pressBySpace}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault()
        openEnquiryForm(subject)
      }}
    >
      {children}
    </ButtonLink>
  )
}
