import type { ActionFunctionArgs } from 'react-router'
import { requestStatusLink } from '#core/domain/dealer/index.ts'
import { siteContext } from '#apps/site/context.server.ts'
import { readForm } from '#apps/site/read-form.server.ts'

/** Asks for the status link once more, with and without script alike. */
export async function statusLinkAction({ request, context }: ActionFunctionArgs) {
  const { ctx } = siteContext(context)
  const form = await readForm(request)
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  await requestStatusLink({ ctx, input: { reference: text('reference'), mail: text('mail') } })
  return { isSent: true }
}
