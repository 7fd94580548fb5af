import { answerReportSchema, exportReportInputSchema, funnelReportSchema, leadReportSchema, reportInputSchema } from '#contract/report.ts'
import { exportReport, readAnswerReport, readFunnelReport, readLeadReport } from '#core/domain/report/index.ts'
import { defineCall, defineFileCall, type AnyCall } from '#apps/admin/api/call.ts'
import { sendCsv } from '#apps/admin/api/csv-answer.ts'

/** What comes of the leads: counts without a person, for whoever may see all leads. */
export const REPORT_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/reports/leads',
    access: 'enquiry.read',
    summary: 'Leads of a period by where they came from and what they ask about',
    input: reportInputSchema,
    data: leadReportSchema,
    run: ({ ctx, input }) => readLeadReport({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/reports/answers',
    access: 'enquiry.read',
    summary: 'How soon the leads of a period were answered',
    input: reportInputSchema,
    data: answerReportSchema,
    run: ({ ctx, input }) => readAnswerReport({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/reports/funnel',
    access: 'enquiry.read',
    summary: 'How far the leads of a period have come',
    input: reportInputSchema,
    data: funnelReportSchema,
    run: ({ ctx, input }) => readFunnelReport({ ctx, input }),
  }),
  defineFileCall({
    method: 'post',
    path: '/reports/export.csv',
    access: 'enquiry.read',
    summary: 'One table of these as a file for a spreadsheet',
    input: exportReportInputSchema,
    mediaType: 'text/csv',
    send: async ({ ctx, input }) => sendCsv(await exportReport({ ctx, input })),
  }),
]
