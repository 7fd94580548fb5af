import {
  customerDetailSchema,
  customerIdInputSchema,
  customerPageSchema,
  dismissHintInputSchema,
  listCustomersInputSchema,
  mergeCustomersInputSchema,
  separateCustomersInputSchema,
} from '#contract/customer.ts'
import { dismissHint, eraseCustomer, exportCustomer, findCustomer, listCustomers, mergeCustomers, separateCustomers } from '#core/domain/customer/index.ts'
import { defineCall, defineFileCall, type AnyCall } from '#apps/admin/api/call.ts'
import { sendText } from '#apps/admin/api/csv-answer.ts'

/** Customers: find, read, merge, take a merge back. Every write answers the customer as they are now. */
export const CUSTOMER_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'post',
    path: '/customers/search',
    access: 'enquiry.read',
    summary: 'Customers, who wrote last first',
    input: listCustomersInputSchema,
    data: customerPageSchema,
    run: ({ ctx, input }) => listCustomers({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/customers/{id}',
    access: 'enquiry.read',
    summary: 'Everything known about a customer',
    input: customerIdInputSchema,
    data: customerDetailSchema,
    run: ({ ctx, input }) => findCustomer({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/customers/{id}/merge',
    access: 'enquiry.write',
    summary: 'Say that another customer is this one',
    input: mergeCustomersInputSchema,
    data: customerDetailSchema,
    run: ({ ctx, input }) => mergeCustomers({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/customers/{id}/separate',
    access: 'enquiry.write',
    summary: 'Take a merge back',
    input: separateCustomersInputSchema,
    data: customerDetailSchema,
    run: ({ ctx, input }) => separateCustomers({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/customers/{id}/keep-apart',
    access: 'enquiry.write',
    summary: 'Say that two are not one',
    input: dismissHintInputSchema,
    data: customerDetailSchema,
    run: ({ ctx, input }) => dismissHint({ ctx, input }),
  }),
  defineFileCall({
    method: 'post',
    path: '/customers/{id}/export.json',
    access: 'customer.privacy',
    summary: 'All that is known of a person, for them to have',
    input: customerIdInputSchema,
    mediaType: 'application/json',
    send: async ({ ctx, input }) => sendText(await exportCustomer({ ctx, input }), 'application/json'),
  }),
  defineCall({
    method: 'post',
    path: '/customers/{id}/erase',
    access: 'customer.privacy',
    summary: 'Erase a person for good',
    input: customerIdInputSchema,
    data: customerDetailSchema,
    run: async ({ ctx, input }) => {
      await eraseCustomer({ ctx, input })
      return findCustomer({ ctx, input })
    },
  }),
]
