import {
  customerDetailSchema,
  customerIdInputSchema,
  customerPageSchema,
  dismissHintInputSchema,
  listCustomersInputSchema,
  mergeCustomersInputSchema,
  separateCustomersInputSchema,
} from '#contract/customer.ts'
import { dismissHint, findCustomer, listCustomers, mergeCustomers, separateCustomers } from '#core/domain/customer/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

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
]
