import { languageHandoverCodeSchema, languageHandoverSchema, redeemLanguageHandoverInputSchema } from '#contract/language-handover.ts'
import { defineRoute, type ApiRoute } from '#apps/api/api-route.ts'
import { createLanguageHandover, redeemLanguageHandover } from '#core/domain/language-handover/index.ts'

/** What a browser has stored goes along when the visitor changes to another language's host (R2.8). */
export const SESSION_ROUTES: readonly ApiRoute[] = [
  defineRoute({
    name: 'createHandover',
    methods: ['post'],
    path: '/api/session/handover',
    summary: 'Keeps what the browser has stored for 60 seconds. Answers a code that can be exchanged once, on another language host.',
    tag: 'session',
    isWrite: true,
    limit: 'intent',
    input: languageHandoverSchema,
    data: languageHandoverCodeSchema,
    run: ({ ctx, input }) => createLanguageHandover({ ctx, input }),
  }),
  defineRoute({
    name: 'redeemHandover',
    methods: ['post'],
    path: '/api/session/handover/redeem',
    summary: 'Exchanges a code for what was handed over; not_found where it is unknown, used or too old.',
    tag: 'session',
    isWrite: true,
    limit: 'intent',
    input: redeemLanguageHandoverInputSchema,
    data: languageHandoverSchema,
    run: ({ ctx, input }) => redeemLanguageHandover({ ctx, input }),
  }),
]
