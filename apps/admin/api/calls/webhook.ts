import { z } from 'zod'
import { saveWebhookInputSchema, webhookDeliveriesInputSchema, webhookDeliveriesSchema, webhookSecretSchema, webhooksSchema } from '#contract/webhook.ts'
import {
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  renewWebhookSecret,
  resendWebhookDelivery,
  saveWebhook,
  testWebhook,
} from '#core/domain/webhook/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

const one = z.strictObject({ id: z.coerce.number().int().min(1) })

/** Endpoints of other systems that are told of leads. */
export const WEBHOOK_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/webhooks',
    access: 'webhook.write',
    summary: 'The endpoints, without their secrets',
    input: z.strictObject({}),
    data: webhooksSchema,
    run: ({ ctx }) => listWebhooks({ ctx }),
  }),
  defineCall({
    method: 'get',
    path: '/webhooks/{id}/deliveries',
    access: 'webhook.write',
    summary: 'What an endpoint was told in the last 30 days, with every try, newest first',
    input: webhookDeliveriesInputSchema,
    data: webhookDeliveriesSchema,
    run: ({ ctx, input }) => listWebhookDeliveries({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/webhooks',
    access: 'webhook.write',
    summary: 'Add an endpoint; `version` is 0. The answer has its secret, this once',
    input: saveWebhookInputSchema,
    data: webhookSecretSchema,
    run: ({ ctx, input }) => saveWebhook({ ctx, input: { id: null, ...input } }),
  }),
  defineCall({
    method: 'post',
    path: '/webhooks/{id}',
    access: 'webhook.write',
    summary: 'Change an endpoint, whose secret stays; `conflict` where somebody has changed it since, or it was turned off by itself',
    input: one.extend(saveWebhookInputSchema.shape),
    data: webhookSecretSchema,
    run: ({ ctx, input }) => saveWebhook({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/webhooks/{id}/secret',
    access: 'webhook.write',
    summary: 'Give an endpoint a new secret, told this once; the one of before signs too for 24 hours',
    input: one,
    data: webhookSecretSchema,
    run: ({ ctx, input }) => renewWebhookSecret({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/webhooks/{id}/test',
    access: 'webhook.write',
    summary: 'Send an endpoint a `ping`, tried once',
    input: one,
    data: z.object({ delivery_id: z.number().int() }),
    run: ({ ctx, input }) => testWebhook({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/webhooks/{id}/delete',
    access: 'webhook.write',
    summary: 'Delete an endpoint with its deliveries',
    input: one,
    data: z.null(),
    run: async ({ ctx, input }) => {
      await deleteWebhook({ ctx, input })
      return null
    },
  }),
  defineCall({
    method: 'post',
    path: '/webhook-deliveries/{id}/send',
    access: 'webhook.write',
    summary: 'Send a delivery again under the same id; `conflict` where what it said is erased, or its endpoint is off',
    input: one,
    data: z.null(),
    run: async ({ ctx, input }) => {
      await resendWebhookDelivery({ ctx, input })
      return null
    },
  }),
]
