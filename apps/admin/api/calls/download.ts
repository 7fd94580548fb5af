import { z } from 'zod'
import { storedMediaSchema } from '#contract/media.ts'
import { revisionSchema } from '#contract/revision.ts'
import { listStaffDownloadsInputSchema, saveStaffDownloadInputSchema, staffDownloadPageSchema, staffDownloadSchema } from '#contract/staff-download.ts'
import { findStaffDownload, listDownloadRevisions, listStaffDownloads, saveStaffDownload } from '#core/domain/download/index.ts'
import { storeDocument } from '#core/domain/media/index.ts'
import { defineCall, defineUploadCall, type AnyCall } from '#apps/admin/api/call.ts'

const one = z.strictObject({ id: z.coerce.number().int().min(1) })
/** Twelve languages, each with a title and a summary. */
const BODY_LIMIT = 128 * 1024

/** Files of the download centre. */
export const DOWNLOAD_CALLS: readonly AnyCall[] = [
  defineUploadCall({
    method: 'post',
    path: '/documents',
    access: 'content.write',
    summary: 'Send a document to the store (PDF, XLSX, DOCX, CSV), as `file`; it is shown once a download names it',
    input: z.strictObject({}),
    data: storedMediaSchema,
    receive: ({ ctx }, file) => storeDocument({ ctx, input: file }),
  }),
  defineCall({
    method: 'get',
    path: '/downloads',
    access: 'content.read',
    summary: 'Files of the download centre in every state, with what each language has of them',
    input: listStaffDownloadsInputSchema,
    data: staffDownloadPageSchema,
    run: ({ ctx, input }) => listStaffDownloads({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/downloads/{id}',
    access: 'content.read',
    summary: 'A file of the download centre with all its languages',
    input: one,
    data: staffDownloadSchema,
    run: ({ ctx, input }) => findStaffDownload({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/downloads/{id}/revisions',
    access: 'content.read',
    summary: 'What was changed of a file, newest first',
    input: one,
    data: z.array(revisionSchema),
    run: ({ ctx, input }) => listDownloadRevisions({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/downloads',
    access: 'content.write',
    summary: 'Add a file to the download centre; `version` is 0',
    bodyLimit: BODY_LIMIT,
    input: saveStaffDownloadInputSchema,
    data: staffDownloadSchema,
    run: ({ ctx, input }) => saveStaffDownload({ ctx, input: { id: null, ...input } }),
  }),
  defineCall({
    method: 'post',
    path: '/downloads/{id}',
    access: 'content.write',
    summary: 'Change a file of the download centre. `version` is the one that was read; `conflict` where somebody has changed it since',
    bodyLimit: BODY_LIMIT,
    input: one.extend(saveStaffDownloadInputSchema.shape),
    data: staffDownloadSchema,
    run: ({ ctx, input }) => saveStaffDownload({ ctx, input }),
  }),
]
