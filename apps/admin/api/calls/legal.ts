import { z } from 'zod'
import { revisionSchema } from '#contract/revision.ts'
import { legalTextSchema, saveLegalPageInputSchema, staffLegalPageSchema, staffLegalRowSchema } from '#contract/staff-legal.ts'
import { findStaffLegalPage, listLegalPageRevisions, listStaffLegalPages, saveLegalPage } from '#core/domain/legal/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

const one = z.strictObject({ id: legalTextSchema })
/** Twelve languages, each with a text of some pages. */
const BODY_LIMIT = 2 * 1024 * 1024

/** Pages of the law. */
export const LEGAL_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/legal-pages',
    access: 'content.read',
    summary: 'The pages of the law, with what each language has of them',
    input: z.strictObject({}),
    data: z.array(staffLegalRowSchema),
    run: ({ ctx }) => listStaffLegalPages({ ctx }),
  }),
  defineCall({
    method: 'get',
    path: '/legal-pages/{id}',
    access: 'content.read',
    summary: 'A page of the law with all its languages, and a template in each',
    input: one,
    data: staffLegalPageSchema,
    run: ({ ctx, input }) => findStaffLegalPage({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/legal-pages/{id}/revisions',
    access: 'content.read',
    summary: 'What was changed of a page of the law, newest first',
    input: one,
    data: z.array(revisionSchema),
    run: ({ ctx, input }) => listLegalPageRevisions({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/legal-pages/{id}',
    access: 'content.write',
    summary: 'Write or change a page of the law. `version` is the one that was read; `conflict` where somebody has changed it since',
    bodyLimit: BODY_LIMIT,
    input: one.extend(saveLegalPageInputSchema.shape),
    data: staffLegalPageSchema,
    run: ({ ctx, input }) => saveLegalPage({ ctx, input }),
  }),
]
