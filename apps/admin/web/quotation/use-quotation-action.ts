import { useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { QuotationDetail } from '#contract/quotation.ts'
import { failureIn, request, type CallFailure } from '#apps/admin/web/api/request.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'
import { useQuotationFields } from './use-quotation-fields.ts'

/** What can be done to a quotation beside changing it; each is one call. */
export type QuotationAction =
  | { action: 'approval' | 'costs'; body: { version: number } }
  | { action: 'decision'; body: { version: number; is_approved: boolean } }
  | { action: 'issue'; body: { version: number; is_mailed: boolean } }
  | { action: 'withdraw'; body: Record<string, never> }

/** Answers whether it went well. */
export type Act = (action: QuotationAction, done: MessageKey) => Promise<boolean>

/**
 * Does something to a quotation: the page shows what the server answers. What is still missing is said by its field; who comes after somebody
 * else's change is shown how it stands now.
 */
export function useQuotationAction(id: number, onChange: (changed: QuotationDetail) => void): { act: Act; isBusy: boolean } {
  const say = useMessages()
  const textOf = useFailureText()
  const notify = useNotify()
  const step = useStep()
  const tellIssues = useTellIssues()
  const act: Act = ({ action, body }, done) =>
    step.run(async () => {
      try {
        const changed = await request<QuotationDetail>(`/quotations/${id}/${action}`, { body })
        notify(say(done), { type: 'success', autoHideDuration: 2500 })
        onChange(changed)
      } catch (error) {
        const { key, issues } = failureIn(error)
        if (key === 'conflict') {
          notify(say('quotation.changedMeanwhile'), { type: 'warning' })
          onChange(await request<QuotationDetail>(`/quotations/${id}`))
        } else if (issues.length > 0) tellIssues(issues)
        else notify(textOf(error), { type: 'error' })
        throw error
      }
    })
  return { act, isBusy: step.isBusy }
}

/** Says what keeps a quotation from going out: in words, and by the fields of the form around it. */
function useTellIssues(): (issues: CallFailure['issues']) => void {
  const say = useMessages()
  const notify = useNotify()
  const { labelOf } = useQuotationFields()
  // There is none around a quotation that is only read.
  const form = useFormContext() as ReturnType<typeof useFormContext> | null
  return (issues) => {
    const lines = issues.map(({ path, key }) => {
      const [group, name = ''] = path.split('.')
      return group === 'value' ? `${labelOf(name)}: ${say(`issue.${key}` as MessageKey)}` : say('quotation.hint.noMail')
    })
    notify([...new Set(lines)].join('\n'), { type: 'error', multiLine: true })
    issues.forEach(({ path, key }, at) => form?.setError(path, { type: 'server', message: `issue.${key}` }, { shouldFocus: at === 0 }))
  }
}
