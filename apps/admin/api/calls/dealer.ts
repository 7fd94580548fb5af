import { z } from 'zod'
import { leadCountrySchema } from '#contract/dashboard.ts'
import {
  addDealerNoteInputSchema,
  assignDealerInputSchema,
  dealerDetailSchema,
  dealerDocumentInputSchema,
  dealerIdInputSchema,
  dealerPageSchema,
  listDealersInputSchema,
  setDealerStageInputSchema,
} from '#contract/staff-dealer.ts'
import {
  addDealerNote,
  assignDealer,
  findDealer,
  listDealerCountries,
  listDealers,
  openDealerDocument,
  releaseDealer,
  setDealerStage,
} from '#core/domain/dealer/index.ts'
import { defineCall, defineFileCall, type AnyCall } from '#apps/admin/api/call.ts'
import { sendDocument } from '#apps/admin/api/document-answer.ts'

/** Dealer applications: find, read, decide, hand over. Every write answers the application as it is now; searching posts its filters (R16.4). */
export const DEALER_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'post',
    path: '/dealers/search',
    access: 'dealer.read',
    summary: 'Dealer applications by filter',
    input: listDealersInputSchema,
    data: dealerPageSchema,
    run: ({ ctx, input }) => listDealers({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/dealer-countries',
    access: 'dealer.read',
    summary: 'Countries that applications came from',
    input: z.strictObject({}),
    data: z.array(leadCountrySchema),
    run: ({ ctx }) => listDealerCountries({ ctx }),
  }),
  defineCall({
    method: 'get',
    path: '/dealers/{id}',
    access: 'dealer.read',
    summary: 'Everything known about an application',
    input: dealerIdInputSchema,
    data: dealerDetailSchema,
    run: ({ ctx, input }) => findDealer({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/dealers/{id}/stage',
    access: 'dealer.write',
    summary: 'Move to another stage; the applicant gets a mail where it concerns them',
    input: setDealerStageInputSchema,
    data: dealerDetailSchema,
    run: ({ ctx, input }) => setDealerStage({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/dealers/{id}/owner',
    access: 'dealer.write',
    summary: 'Give an owner, or none',
    input: assignDealerInputSchema,
    data: dealerDetailSchema,
    run: ({ ctx, input }) => assignDealer({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/dealers/{id}/notes',
    access: 'dealer.write',
    summary: 'Write a note for the staff',
    input: addDealerNoteInputSchema,
    data: dealerDetailSchema,
    run: ({ ctx, input }) => addDealerNote({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/dealers/{id}/release',
    access: 'dealer.write',
    summary: 'Let out of quarantine',
    input: dealerIdInputSchema,
    data: dealerDetailSchema,
    run: ({ ctx, input }) => releaseDealer({ ctx, input }),
  }),
  defineFileCall({
    method: 'get',
    path: '/dealers/{id}/documents/{document_id}',
    access: 'dealer.read',
    summary: 'A document as a download; that it was read is noted',
    input: dealerDocumentInputSchema,
    mediaType: 'application/octet-stream',
    send: async ({ ctx, input }) => sendDocument(await openDealerDocument({ ctx, input })),
  }),
]
