import { Readable } from 'node:stream'
import { z } from 'zod'
import {
  askApprovalInputSchema,
  decideQuotationInputSchema,
  findOfferableInputSchema,
  findOfferCostsInputSchema,
  issueQuotationInputSchema,
  keepCostsInputSchema,
  listQuotationsInputSchema,
  offerableThingSchema,
  offerCostsSchema,
  quotationDetailSchema,
  quotationIdInputSchema,
  quotationPageSchema,
  saveQuotationInputSchema,
  startQuotationInputSchema,
} from '#contract/quotation.ts'
import {
  askApproval,
  decideQuotation,
  findOfferableThings,
  findOfferCosts,
  findQuotation,
  issueQuotation,
  keepCosts,
  listQuotations,
  renderDraft,
  renderVersion,
  saveQuotation,
  startProforma,
  startQuotation,
  withdrawQuotation,
  type QuotationPdf,
} from '#core/domain/quotation/index.ts'
import { defineCall, defineFileCall, type AnyCall } from '#apps/admin/api/call.ts'
import { sendDocument } from '#apps/admin/api/document-answer.ts'

/** Fifty lines with their words. */
const VALUE_LIMIT = 256 * 1024

/** Offers on enquiries: begin, write, approve, send, take back. Every write answers the offer as it is now. */
export function quotationCalls({ siteOrigin }: { siteOrigin: string }): readonly AnyCall[] {
  return [...readingCalls(siteOrigin), ...writingCalls(), ...helpingCalls()]
}

function readingCalls(siteOrigin: string): AnyCall[] {
  return [
    defineCall({
      method: 'post',
      path: '/quotations/search',
      access: 'enquiry.read',
      summary: 'Quotations by state, enquiry and words',
      input: listQuotationsInputSchema,
      data: quotationPageSchema,
      run: ({ ctx, input }) => listQuotations({ ctx, input }),
    }),
    defineCall({
      method: 'get',
      path: '/quotations/{id}',
      access: 'enquiry.read',
      summary: 'A quotation with its versions',
      input: quotationIdInputSchema,
      data: quotationDetailSchema,
      run: ({ ctx, input }) => findQuotation({ ctx, input }),
    }),
    defineFileCall({
      method: 'get',
      path: '/quotations/{id}/draft.pdf',
      access: 'enquiry.read',
      summary: 'The draft as it would go out',
      input: quotationIdInputSchema,
      mediaType: 'application/pdf',
      send: async ({ ctx, input }) => sendPdf(await renderDraft({ ctx, input })),
    }),
    defineFileCall({
      method: 'get',
      path: '/quotations/{id}/versions/{revision}/document.pdf',
      access: 'enquiry.read',
      summary: 'A version as the buyer has it',
      input: quotationIdInputSchema.extend({ revision: z.coerce.number().int().min(1) }),
      mediaType: 'application/pdf',
      send: async ({ ctx, input }) => sendPdf(await renderVersion({ ctx, input: { ...input, siteOrigin } })),
    }),
  ]
}

function writingCalls(): AnyCall[] {
  return [
    defineCall({
      method: 'post',
      path: '/quotations',
      access: 'quotation.write',
      summary: 'Begin a quotation on an enquiry',
      input: startQuotationInputSchema,
      data: quotationDetailSchema,
      run: ({ ctx, input }) => startQuotation({ ctx, input }),
    }),
    defineCall({
      method: 'post',
      path: '/quotations/{id}/proforma',
      access: 'quotation.write',
      summary: 'Begin the pro-forma of a quotation that the buyer has, with everything of it; one that was begun is answered',
      input: quotationIdInputSchema,
      data: quotationDetailSchema,
      run: ({ ctx, input }) => startProforma({ ctx, input }),
    }),
    defineCall({
      method: 'post',
      path: '/quotations/{id}',
      access: 'quotation.write',
      summary: 'Save what the next version says. `version` is the one that was read; `conflict` where somebody has changed it since',
      bodyLimit: VALUE_LIMIT,
      input: saveQuotationInputSchema,
      data: quotationDetailSchema,
      run: ({ ctx, input }) => saveQuotation({ ctx, input }),
    }),
    defineCall({
      method: 'post',
      path: '/quotations/{id}/costs',
      access: 'quotation.write',
      summary: 'Say that the costs hold for what is shipped now, although they were reckoned for something else',
      input: keepCostsInputSchema,
      data: quotationDetailSchema,
      run: ({ ctx, input }) => keepCosts({ ctx, input }),
    }),
    defineCall({
      method: 'post',
      path: '/quotations/{id}/approval',
      access: 'quotation.write',
      summary: 'Ask for the approval of a discount',
      input: askApprovalInputSchema,
      data: quotationDetailSchema,
      run: ({ ctx, input }) => askApproval({ ctx, input }),
    }),
    defineCall({
      method: 'post',
      path: '/quotations/{id}/decision',
      access: 'quotation.approve',
      summary: 'Approve a discount, or send the draft back',
      input: decideQuotationInputSchema,
      data: quotationDetailSchema,
      run: ({ ctx, input }) => decideQuotation({ ctx, input }),
    }),
    defineCall({
      method: 'post',
      path: '/quotations/{id}/issue',
      access: 'quotation.write',
      summary: 'Send a version out, by mail or as a link',
      input: issueQuotationInputSchema,
      data: quotationDetailSchema,
      run: ({ ctx, input }) => issueQuotation({ ctx, input }),
    }),
    defineCall({
      method: 'post',
      path: '/quotations/{id}/withdraw',
      access: 'quotation.write',
      summary: 'Take a quotation back',
      input: quotationIdInputSchema,
      data: quotationDetailSchema,
      run: ({ ctx, input }) => withdrawQuotation({ ctx, input }),
    }),
  ]
}

function helpingCalls(): AnyCall[] {
  return [
    defineCall({
      method: 'post',
      path: '/offerable-things',
      access: ['quotation.write', 'enquiry.write'],
      summary: 'What is on the site under a name or number, as a line of a quotation or what an enquiry asks about',
      input: findOfferableInputSchema,
      data: z.array(offerableThingSchema),
      run: ({ ctx, input }) => findOfferableThings({ ctx, input }),
    }),
    defineCall({
      method: 'post',
      path: '/offer-costs',
      access: 'quotation.write',
      summary: 'What the price sheets say of the way of a quotation’s vehicles',
      input: findOfferCostsInputSchema,
      data: offerCostsSchema,
      run: ({ ctx, input }) => findOfferCosts({ ctx, input }),
    }),
  ]
}

function sendPdf({ name, bytes }: QuotationPdf): Response {
  return sendDocument({ fileName: name, contentType: 'application/pdf', byteSize: bytes.byteLength, content: Readable.from([Buffer.from(bytes)]) })
}
