import { z } from 'zod'
import {
  conversationSchema,
  enterMessageInputSchema,
  listUnmatchedInputSchema,
  mailboxStateSchema,
  matchMessageInputSchema,
  messageFileInputSchema,
  messageIdInputSchema,
  sendMailAgainInputSchema,
  sendMessageInputSchema,
  translateMessageInputSchema,
  unmatchedPageSchema,
} from '#contract/message.ts'
import { enquiryDetailSchema, enquiryIdInputSchema } from '#contract/staff-enquiry.ts'
import {
  dismissMessage,
  enterMessage,
  findConversation,
  findMailbox,
  listUnmatched,
  matchMessage,
  openMessageFile,
  sendMailAgain,
  sendMessage,
  translateMessage,
} from '#core/domain/message/index.ts'
import { defineCall, defineFileCall, type AnyCall } from '#apps/admin/api/call.ts'
import { sendDocument } from '#apps/admin/api/document-answer.ts'

/** What buyers and we write to each other: on a lead, and what came and belongs to none. */
export const MESSAGE_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/enquiries/{id}/messages',
    access: 'enquiry.read',
    summary: 'Messages of an enquiry, oldest first',
    input: enquiryIdInputSchema,
    data: conversationSchema,
    run: ({ ctx, input }) => findConversation({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/enquiries/{id}/messages',
    access: 'enquiry.write',
    summary: 'Send the buyer a mail, which stops the reply clock',
    input: sendMessageInputSchema,
    data: conversationSchema,
    run: ({ ctx, input }) => sendMessage({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/enquiries/{id}/mails/{mail_id}/again',
    access: 'enquiry.write',
    summary: 'Try a mail once more that did not get through',
    input: sendMailAgainInputSchema,
    data: enquiryDetailSchema,
    run: ({ ctx, input }) => sendMailAgain({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/enquiries/{id}/translation',
    access: 'enquiry.read',
    summary: 'What the buyer wrote, translated by the service that is set up',
    input: translateMessageInputSchema,
    data: z.object({ text: z.string() }),
    run: ({ ctx, input }) => translateMessage({ ctx, input }),
  }),
  defineFileCall({
    method: 'get',
    path: '/messages/{id}/files/{file_id}',
    access: 'enquiry.read',
    summary: 'A file of a message as a download; that it was read is noted',
    input: messageFileInputSchema,
    mediaType: 'application/octet-stream',
    send: async ({ ctx, input }) => sendDocument(await openMessageFile({ ctx, input })),
  }),
  defineCall({
    method: 'get',
    path: '/unmatched-messages',
    access: 'enquiry.read',
    summary: 'What came and belongs to no enquiry',
    input: listUnmatchedInputSchema,
    data: unmatchedPageSchema,
    run: ({ ctx, input }) => listUnmatched({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/mailbox',
    access: 'enquiry.read',
    summary: 'How the mailbox fares from which mails are taken in',
    input: z.strictObject({}),
    data: mailboxStateSchema,
    run: ({ ctx }) => findMailbox({ ctx }),
  }),
  defineCall({
    method: 'post',
    path: '/unmatched-messages/{id}/enquiry',
    access: 'enquiry.write',
    summary: 'Say to which enquiry a message belongs',
    input: matchMessageInputSchema,
    data: enquiryDetailSchema,
    run: ({ ctx, input }) => matchMessage({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/unmatched-messages/{id}/new-enquiry',
    access: 'enquiry.write',
    summary: 'Make an enquiry of a message that belongs to none',
    input: enterMessageInputSchema,
    data: enquiryDetailSchema,
    run: ({ ctx, input }) => enterMessage({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/unmatched-messages/{id}/dismissal',
    access: 'enquiry.write',
    summary: 'Put a message aside that is for no enquiry',
    input: messageIdInputSchema,
    data: z.object({}),
    run: async ({ ctx, input }) => {
      await dismissMessage({ ctx, input })
      return {}
    },
  }),
]
