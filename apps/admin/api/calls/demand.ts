import { demandInputSchema, demandSchema } from '#contract/demand.ts'
import { exportDemand, readDemand } from '#core/domain/demand/index.ts'
import { defineCall, defineFileCall, type AnyCall } from '#apps/admin/api/call.ts'
import { sendCsv } from '#apps/admin/api/csv-answer.ts'

/** What buyers search for: of use to who sells and to who keeps the catalogue. */
export const DEMAND_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/demand',
    access: ['enquiry.read', 'catalogue.read'],
    summary: 'What is searched for on the site, without a person',
    input: demandInputSchema,
    data: demandSchema,
    run: ({ ctx, input }) => readDemand({ ctx, input }),
  }),
  defineFileCall({
    method: 'post',
    path: '/demand/export.csv',
    access: ['enquiry.read', 'catalogue.read'],
    summary: 'The words of the same as a file for a spreadsheet',
    input: demandInputSchema,
    mediaType: 'text/csv',
    send: async ({ ctx, input }) => sendCsv(await exportDemand({ ctx, input })),
  }),
]
