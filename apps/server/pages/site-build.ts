import { data, type ServerBuild } from 'react-router'
import { ERRORS, isAppError } from '#contract/errors.ts'
import { siteContext } from '#apps/site/request/context.server.ts'
import { isFormAction } from '#apps/site/request/form-action.server.ts'
import { holdForm } from '#apps/site/request/held-form.ts'
import { withHandlers } from '#apps/site/react-router/server-build.server.ts'
import { toAppError } from '#core/domain/failure/index.ts'
import { createServerTranslator } from '#i18n/server.ts'

type Handler = (args: never) => unknown
type HandlerArgs = { context: Parameters<typeof siteContext>[0] }

/**
 * The site's build with loaders that answer expected failures (`AppError`) by their status; the rest goes on as it is. Where a form was sent
 * and its page cannot be shown again, what is thrown carries the form, and the error page gives it back (`HeldForm`).
 */
export function withStatuses(build: ServerBuild): ServerBuild {
  return withHandlers(build, (id, { loader, action }) => {
    if (action && !isFormAction(action)) throw new Error(`The action of ${id} is not made by formAction`)
    return loader ? { loader: answering(loader) } : {}
  })
}

function answering(loader: Handler): Handler {
  return async (args) => {
    try {
      return await loader(args)
    } catch (error) {
      const site = siteContext((args as HandlerArgs).context)
      const { key, retryAfterSeconds } = toAppError(error)
      const held = holdForm(site.url.pathname, site.posted.form)
      if (error instanceof Response || (key === 'internal' && held === null)) throw error
      if (!isAppError(error)) site.onError(error)
      site.askToWait(retryAfterSeconds)
      throw data({ key, message: createServerTranslator(site.locale, 'api')(key), held }, { status: ERRORS[key].status })
    }
  }
}
