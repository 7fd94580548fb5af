import { z } from 'zod'
import { leadCountrySchema } from '#contract/dashboard.ts'
import {
  addEnquiryNoteInputSchema,
  assignEnquiryInputSchema,
  enquiryDetailSchema,
  enterEnquiryInputSchema,
  entryListReportSchema,
  enquiryFilterSchema,
  enquiryIdInputSchema,
  enquiryPageSchema,
  listEnquiriesInputSchema,
  sendEntryListInputSchema,
  setEnquiryStatusInputSchema,
} from '#contract/staff-enquiry.ts'
import { listCountries } from '#core/domain/country/index.ts'
import {
  addEnquiryNote,
  assignEnquiry,
  enterEnquiry,
  exportEnquiries,
  findEnquiry,
  listEnquiries,
  receiveEntryList,
  recordWhatsappHandoff,
  releaseEnquiry,
  setEnquiryStatus,
} from '#core/domain/enquiry/index.ts'
import { defineCall, defineFileCall, defineUploadCall, type AnyCall } from '#apps/admin/api/call.ts'
import { sendCsv } from '#apps/admin/api/csv-answer.ts'

/**
 * Leads: find, read, answer, hand over, export. Every write answers the enquiry as it is now.
 * Searching posts its filters, because a name or a mail address must not stand in an address that servers log (R16.4).
 */
export const ENQUIRY_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'post',
    path: '/enquiries/search',
    access: 'enquiry.read',
    summary: 'Enquiries by filter',
    input: listEnquiriesInputSchema,
    data: enquiryPageSchema,
    run: ({ ctx, input }) => listEnquiries({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/enquiries',
    access: 'enquiry.write',
    summary: 'Enter an enquiry that came by a call, at a fair, on a card',
    input: enterEnquiryInputSchema,
    data: enquiryDetailSchema,
    run: ({ ctx, input }) => enterEnquiry({ ctx, input }),
  }),
  defineUploadCall({
    method: 'post',
    path: '/enquiry-lists',
    access: 'enquiry.write',
    summary: 'Enter a list of enquiries (CSV or XLSX, 2,000 lines), or with `mode=check` only tell what it would do',
    input: sendEntryListInputSchema,
    data: entryListReportSchema,
    receive: ({ ctx, input }, file) => receiveEntryList({ ctx, input: { ...input, source: file.source } }),
  }),
  defineCall({
    method: 'get',
    path: '/country-names',
    access: 'enquiry.write',
    summary: 'Countries to choose from where one is entered',
    input: z.strictObject({}),
    data: z.array(leadCountrySchema),
    run: async ({ ctx }) => (await listCountries({ ctx, input: {} })).map(({ iso2, country }) => ({ iso2, name: country })),
  }),
  defineFileCall({
    method: 'post',
    path: '/enquiries/export.csv',
    access: 'enquiry.export',
    summary: 'The same as a file for a spreadsheet',
    input: enquiryFilterSchema,
    mediaType: 'text/csv',
    send: async ({ ctx, input }) => sendCsv(await exportEnquiries({ ctx, input })),
  }),
  defineCall({
    method: 'get',
    path: '/enquiries/{id}',
    access: 'enquiry.read',
    summary: 'Everything known about an enquiry',
    input: enquiryIdInputSchema,
    data: enquiryDetailSchema,
    run: ({ ctx, input }) => findEnquiry({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/enquiries/{id}/status',
    access: 'enquiry.write',
    summary: 'Move to another status',
    input: setEnquiryStatusInputSchema,
    data: enquiryDetailSchema,
    run: ({ ctx, input }) => setEnquiryStatus({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/enquiries/{id}/owner',
    access: 'enquiry.write',
    summary: 'Give an owner, or none',
    input: assignEnquiryInputSchema,
    data: enquiryDetailSchema,
    run: ({ ctx, input }) => assignEnquiry({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/enquiries/{id}/notes',
    access: 'enquiry.write',
    summary: 'Write a note',
    input: addEnquiryNoteInputSchema,
    data: enquiryDetailSchema,
    run: ({ ctx, input }) => addEnquiryNote({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/enquiries/{id}/whatsapp',
    access: 'enquiry.write',
    summary: 'Note that the chat with the buyer was opened',
    input: enquiryIdInputSchema,
    data: enquiryDetailSchema,
    run: ({ ctx, input }) => recordWhatsappHandoff({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/enquiries/{id}/release',
    access: 'enquiry.write',
    summary: 'Let out of quarantine',
    input: enquiryIdInputSchema,
    data: enquiryDetailSchema,
    run: ({ ctx, input }) => releaseEnquiry({ ctx, input }),
  }),
]
