import { z } from 'zod'
import { auditPageSchema, listAuditInputSchema } from '#contract/audit.ts'
import { boardOnScreenSchema, dashboardInputSchema, leadCountrySchema, newEnquiriesInputSchema, newEnquiriesSchema } from '#contract/dashboard.ts'
import { listAudit } from '#core/domain/audit/index.ts'
import { listLeadCountries, readDashboard, readNewEnquiries } from '#core/domain/dashboard/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

/** First screen, new enquiries, and the audit log. */
export function overviewCalls({ hasMailServer }: { hasMailServer: boolean }): readonly AnyCall[] {
  return [
    defineCall({
      method: 'get',
      path: '/dashboard',
      access: 'enquiry.read',
      summary: 'Counts of leads',
      input: dashboardInputSchema,
      data: boardOnScreenSchema,
      run: async ({ ctx, input }) => ({ ...(await readDashboard({ ctx, input })), has_mail_server: hasMailServer }),
    }),
    defineCall({
      method: 'get',
      path: '/new-enquiries',
      access: 'enquiry.read',
      summary: 'Leads since the newest one that the screen knows',
      input: newEnquiriesInputSchema,
      data: newEnquiriesSchema,
      run: ({ ctx, input }) => readNewEnquiries({ ctx, input }),
    }),
    defineCall({
      method: 'get',
      path: '/enquiry-countries',
      access: 'enquiry.read',
      summary: 'Countries that leads came from',
      input: z.strictObject({}),
      data: z.array(leadCountrySchema),
      run: ({ ctx }) => listLeadCountries({ ctx }),
    }),
    defineCall({
      method: 'get',
      path: '/audit',
      access: 'audit.read',
      summary: 'Who did what, newest first',
      input: listAuditInputSchema,
      data: auditPageSchema,
      run: ({ ctx, input }) => listAudit({ ctx, input }),
    }),
  ]
}
