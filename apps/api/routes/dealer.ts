import { z } from 'zod'
import {
  applyAsDealerAnswerSchema,
  applyAsDealerInputSchema,
  dealerCodeInputSchema,
  dealerStatusSchema,
  requestDealerLinkInputSchema,
} from '#contract/dealer.ts'
import { defineRoute, type ApiRoute } from '#apps/api/api-route.ts'
import { addDealerDocuments, applyAsDealer, findDealerStatus, requestStatusLink, withdrawApplication } from '#core/domain/dealer/index.ts'

/** Become a dealer: apply, follow the application by the link out of the mail, add documents, withdraw. */
export const DEALER_ROUTES: readonly ApiRoute[] = [
  defineRoute({
    name: 'applyAsDealer',
    methods: ['post'],
    path: '/api/dealer/apply',
    summary:
      'A dealer application. Required: company, name, country, mail, mobile. As multipart it takes up to 5 `documents` of at most 10 MB (PDF, JPEG, PNG, WebP). Where there is no room for them now it is taken without them (`documents_left_out`). Repeat with the same Idempotency-Key safely.',
    tag: 'dealer',
    isWrite: true,
    limit: 'dealer',
    takesDocuments: true,
    input: applyAsDealerInputSchema,
    told: { required: ['company', 'name', 'country', 'mail', 'mobile'], hidden: ['company_website'] },
    data: applyAsDealerAnswerSchema,
    run: ({ ctx, input, documents, idempotencyKey, client }) => applyAsDealer({ ctx, input, documents, idempotencyKey, request: client }),
  }),
  defineRoute({
    name: 'requestDealerLink',
    methods: ['post'],
    path: '/api/dealer/link',
    summary: 'Mails the status link once more. Answers the same whether there is such an application; at most three an hour for one network.',
    tag: 'dealer',
    isWrite: true,
    limit: 'dealer',
    input: requestDealerLinkInputSchema,
    data: z.null(),
    run: async ({ ctx, input, client }) => {
      await requestStatusLink({ ctx, input, ip: client.ip })
      return null
    },
  }),
  defineRoute({
    name: 'findDealerStatus',
    methods: ['post'],
    path: '/api/dealer/status',
    summary: 'Where an application stands, by the code of its link; in the body, because an address is logged.',
    tag: 'dealer',
    isWrite: true,
    limit: 'dealer',
    input: dealerCodeInputSchema,
    data: dealerStatusSchema,
    run: ({ ctx, input }) => findDealerStatus({ ctx, input }),
  }),
  defineRoute({
    name: 'addDealerDocuments',
    methods: ['post'],
    path: '/api/dealer/documents',
    summary: 'Adds `documents` (multipart) to an application that is still open. A file that is there already is not kept twice.',
    tag: 'dealer',
    isWrite: true,
    limit: 'dealer',
    takesDocuments: true,
    input: dealerCodeInputSchema,
    data: dealerStatusSchema,
    run: ({ ctx, input, documents, client }) => addDealerDocuments({ ctx, input, documents, request: client }),
  }),
  defineRoute({
    name: 'withdrawDealerApplication',
    methods: ['post'],
    path: '/api/dealer/withdraw',
    summary: 'The applicant takes the application back.',
    tag: 'dealer',
    isWrite: true,
    limit: 'dealer',
    input: dealerCodeInputSchema,
    data: dealerStatusSchema,
    run: ({ ctx, input }) => withdrawApplication({ ctx, input }),
  }),
]
