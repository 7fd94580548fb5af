import { useCallback } from 'react'
import { ENQUIRY_STATUSES, type EnquiryStatus } from '#contract/enquiry-values.ts'
import { stageStep, type StageBar } from '#contract/pipeline-values.ts'
import type { EnquiryRow } from '#contract/staff-enquiry.ts'
import { useMay, useSelf } from '#apps/admin/web/api/use-self.ts'

type Lead = Pick<EnquiryRow, 'status' | 'owner' | 'first_response_at'>

/** Where a lead can go from where it is, and what bars the rest. */
export type Stages = { open: EnquiryStatus[]; barred: { status: EnquiryStatus; bar: StageBar }[] }

/** The steps of a lead by the same table as the server's, for whoever is logged in. */
export function useStages(): (lead: Lead) => Stages {
  const self = useSelf()
  const mayAssign = useMay('enquiry.assign')
  return useCallback(
    (lead) => {
      const facts = { isAnswered: lead.first_response_at !== null, mayReopen: mayAssign || lead.owner === null || lead.owner.id === self?.id }
      const stages: Stages = { open: [], barred: [] }
      for (const status of ENQUIRY_STATUSES) {
        const step = stageStep(lead.status, status, facts)
        if (step === 'step' || step === 'reopen' || step === 'tell') stages.open.push(status)
        else if (step !== null) stages.barred.push({ status, bar: step })
      }
      return stages
    },
    [self, mayAssign],
  )
}
