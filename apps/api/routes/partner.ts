import { partnerLeadAnswerSchema, recordEnquiryInputSchema } from '#contract/enquiry.ts'
import { leadPageSchema, listLeadsInputSchema, listStockInputSchema, stockPageSchema } from '#contract/partner.ts'
import { defineRoute, type ApiRoute } from '#apps/api/api-route.ts'
import { recordEnquiry } from '#core/domain/enquiry/index.ts'
import { listLeads, listStock } from '#core/domain/partner/index.ts'

/** Calls between servers, signed: stock out, leads in (R15.1). */
export const PARTNER_ROUTES: readonly ApiRoute[] = [
  defineRoute({
    name: 'listStock',
    methods: ['get'],
    path: '/api/partner/stock',
    summary: 'The stock in the order of entry, page by page; with updated_since what has changed and what is gone. Signed, scope stock.read.',
    tag: 'partner',
    isWrite: false,
    limit: 'partner',
    scope: 'stock.read',
    input: listStockInputSchema,
    data: stockPageSchema,
    run: ({ ctx, input }) => listStock({ ctx, input }),
  }),
  defineRoute({
    name: 'listPartnerLeads',
    methods: ['get'],
    path: '/api/partner/leads',
    summary:
      'Leads in the order in which they were last changed, page by page; with since those changed from then on. Signed, scope lead.read; who they are from with lead.contact.',
    tag: 'partner',
    isWrite: false,
    limit: 'partner',
    scope: 'lead.read',
    input: listLeadsInputSchema,
    data: leadPageSchema,
    run: ({ ctx, input }) => listLeads({ ctx, input }),
  }),
  defineRoute({
    name: 'recordPartnerLead',
    methods: ['post'],
    path: '/api/partner/lead',
    summary:
      'An enquiry that a partner has received, with the fields of /api/clue/record. Signed, scope lead.write. Repeat with the same Idempotency-Key safely.',
    tag: 'partner',
    isWrite: true,
    limit: 'partner',
    scope: 'lead.write',
    input: recordEnquiryInputSchema,
    told: { required: ['name', 'mobile', 'mail', 'country', 'remark'], hidden: ['company_website', 'elapsed_ms'] },
    data: partnerLeadAnswerSchema,
    run: async ({ ctx, input, idempotencyKey }) => {
      const named = { ...input, origin: 'partner', from_id: partnerKey(ctx.actor) }
      // The address is the partner's server, which says nothing about the buyer.
      const { reference } = await recordEnquiry({ ctx, input: named, idempotencyKey, request: { ip: null, userAgent: null } })
      return { reference }
    },
  }),
]

function partnerKey(actor: { kind: string; appKey?: string }): string {
  return actor.appKey ?? ''
}
