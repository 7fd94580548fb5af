import { z } from 'zod'
import {
  listEnquiryStatusesAnswerSchema,
  listEnquiryStatusesInputSchema,
  recordEnquiryAnswerSchema,
  recordEnquiryInputSchema,
  recordIntentInputSchema,
  withdrawAdConsentInputSchema,
} from '#contract/enquiry.ts'
import { defineRoute, type ApiRoute } from '#apps/api/api-route.ts'
import { withdrawAdConsent } from '#core/domain/ad-event/index.ts'
import { listEnquiryStatuses, recordEnquiry } from '#core/domain/enquiry/index.ts'
import { recordIntent } from '#core/domain/intent/index.ts'

/** Leads, where they stand, and favourites (R10.3, R10.25, R11.2). */
export const CLUE_ROUTES: readonly ApiRoute[] = [
  defineRoute({
    name: 'recordEnquiry',
    methods: ['post'],
    path: '/api/clue/record',
    summary:
      'An enquiry. Required: name, mobile, mail, country, remark. Unknown fields are dropped. Repeat with the same Idempotency-Key safely. `status_code` opens its state without an account.',
    tag: 'clue',
    isWrite: true,
    limit: 'enquiry',
    member: 'accepted',
    input: recordEnquiryInputSchema,
    told: { required: ['name', 'mobile', 'mail', 'country', 'remark'], hidden: ['company_website', 'elapsed_ms'] },
    data: recordEnquiryAnswerSchema,
    run: ({ ctx, input, idempotencyKey, client }) => recordEnquiry({ ctx, input, idempotencyKey, request: client }),
  }),
  defineRoute({
    name: 'listEnquiryStatuses',
    methods: ['post'],
    path: '/api/clue/status',
    summary:
      'Where up to 50 enquiries stand, by the codes that their senders were given; in the body, because an address is logged. In the order of the codes, null for a code that opens nothing or whose 180 days are over.',
    tag: 'clue',
    isWrite: true,
    limit: 'status',
    input: listEnquiryStatusesInputSchema,
    data: listEnquiryStatusesAnswerSchema,
    run: ({ ctx, input }) => listEnquiryStatuses({ ctx, input }),
  }),
  defineRoute({
    name: 'withdrawAdConsent',
    methods: ['post'],
    path: '/api/clue/withdraw_consent',
    summary: 'A visitor takes back that advertisers may hear of what they sent from this browser. Answers the same whether there was anything.',
    tag: 'clue',
    isWrite: true,
    limit: 'intent',
    input: withdrawAdConsentInputSchema,
    data: z.null(),
    run: async ({ ctx, input }) => {
      await withdrawAdConsent({ ctx, input })
      return null
    },
  }),
  defineRoute({
    name: 'recordIntent',
    methods: ['post'],
    path: '/api/clue/record_buy',
    summary: 'A favourite signal. Contact data only if the visitor gave it and agreed; never counted as a lead.',
    tag: 'clue',
    isWrite: true,
    limit: 'intent',
    input: recordIntentInputSchema,
    data: z.null(),
    run: async ({ ctx, input }) => {
      await recordIntent({ ctx, input })
      return null
    },
  }),
]
