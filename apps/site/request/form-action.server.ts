import { data, type ActionFunctionArgs } from 'react-router'
import { ERRORS, type AppError } from '#contract/errors.ts'
import { toAppError } from '#core/domain/failure/index.ts'
import type { ReceivedDocument } from '#core/domain/upload/index.ts'
import { siteContext, type SiteContext } from './context.server.ts'

/** A form that a browser has sent by itself, taken in before the page is rendered. */
export type PostedForm = { form: FormData; documents: readonly ReceivedDocument[]; params: ActionFunctionArgs['params']; site: SiteContext }

type FormRules<Done, Refused> = {
  /** Calls the verb and answers with the page's data or a redirect. Throws what the verb throws. */
  submit: (posted: PostedForm) => Promise<Done>
  /** What the page shows of a form that was not taken: everything typed, and why. */
  refuse: (error: AppError, posted: PostedForm) => Refused
}

const MADE = Symbol('made by formAction')

/**
 * The action of a page with a form. Whatever keeps the form from being taken (a field, the limit, a database that is away, a fault of ours),
 * the page comes back with what was typed, the reason, its true status and, where waiting helps, `Retry-After`.
 */
export function formAction<Done, Refused>({ submit, refuse }: FormRules<Done, Refused>) {
  const action = async ({ context, params }: ActionFunctionArgs) => {
    const site = siteContext(context)
    const posted = { ...site.posted, params, site }
    try {
      if (site.refusal !== null) throw site.refusal
      return await submit(posted)
    } catch (error) {
      if (error instanceof Response) throw error
      const expected = toAppError(error)
      if (expected !== error) site.onError(error)
      site.askToWait(expected.retryAfterSeconds)
      return data(refuse(expected, posted), { status: statusOf(expected) })
    }
  }
  return Object.assign(action, { [MADE]: true })
}

// A page that answers 401 would have to name a way to log in that browsers know (RFC 9110, 15.5.2).
function statusOf({ key }: AppError): number {
  const { status } = ERRORS[key]
  return status === 401 ? 400 : status
}

/** True for what `formAction` has made: nothing else may be a page's action. */
export function isFormAction(action: unknown): boolean {
  return typeof action === 'function' && MADE in action
}
