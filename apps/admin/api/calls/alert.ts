import { z } from 'zod'
import { listAlertsInputSchema, listWaitedInputSchema, staffAlertPageSchema, waitedReportSchema } from '#contract/alert.ts'
import { exportWaited, listAlerts, readWaited, removeAlert } from '#core/domain/alert/index.ts'
import { defineCall, defineFileCall, type AnyCall } from '#apps/admin/api/call.ts'
import { sendCsv } from '#apps/admin/api/csv-answer.ts'

const one = z.strictObject({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) })

/** What buyers wait for, and whose alerts these are. A search goes by POST: what people are looked for by stands in no log of addresses. */
export const ALERT_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/waited-for',
    access: ['enquiry.read', 'catalogue.read'],
    summary: 'What buyers wait for by alert, without who waits',
    input: listWaitedInputSchema,
    data: waitedReportSchema,
    run: ({ ctx }) => readWaited({ ctx }),
  }),
  defineFileCall({
    method: 'post',
    path: '/waited-for/export.csv',
    access: ['enquiry.read', 'catalogue.read'],
    summary: 'The same as a file for a spreadsheet',
    input: listWaitedInputSchema,
    mediaType: 'text/csv',
    send: async ({ ctx }) => sendCsv(await exportWaited({ ctx })),
  }),
  defineCall({
    method: 'post',
    path: '/alerts/search',
    access: 'enquiry.read',
    summary: 'Alerts with their mail addresses, the newest first',
    input: listAlertsInputSchema,
    data: staffAlertPageSchema,
    run: ({ ctx, input }) => listAlerts({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/alerts/{id}/delete',
    access: 'enquiry.write',
    summary: 'Delete an alert with its mail address',
    input: one,
    data: z.null(),
    run: async ({ ctx, input }) => {
      await removeAlert({ ctx, input })
      return null
    },
  }),
]
