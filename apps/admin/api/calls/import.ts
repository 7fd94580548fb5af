import { Readable } from 'node:stream'
import {
  checkImportInputSchema,
  confirmImportInputSchema,
  importDetailSchema,
  importRowsInputSchema,
  importRowsPageSchema,
  importRunIdSchema,
  importRunPageSchema,
  importRunSchema,
  importSampleInputSchema,
  listImportsInputSchema,
  undoImportInputSchema,
  uploadImportInputSchema,
} from '#contract/import-run.ts'
import {
  checkImport,
  confirmImport,
  findImport,
  listImportRows,
  listImports,
  openRejectedRows,
  undoImport,
  uploadImport,
  writeSampleSheet,
} from '#core/domain/import/index.ts'
import { defineCall, defineFileCall, defineUploadCall, type AnyCall } from '#apps/admin/api/call.ts'
import { sendCsv } from '#apps/admin/api/csv-answer.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Sheets of suppliers, from the upload to the undo. */
export const IMPORT_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/imports',
    access: 'catalogue.import',
    summary: 'Imports, newest first',
    input: listImportsInputSchema,
    data: importRunPageSchema,
    run: ({ ctx, input }) => listImports({ ctx, input }),
  }),
  defineUploadCall({
    method: 'post',
    path: '/imports',
    access: 'catalogue.import',
    summary: 'Send a sheet (CSV, XLSX; 256 MB) and hear what is in it; kind and supplier come in the query, the file as `file`. Nothing is written',
    input: uploadImportInputSchema,
    data: importDetailSchema,
    receive: ({ ctx, input }, file) => uploadImport({ ctx, input: { ...input, ...file } }),
  }),
  defineFileCall({
    method: 'get',
    path: '/imports/samples/{kind}',
    access: 'catalogue.import',
    summary: 'A sheet to fill in: the headings of a kind with units, in the language of whoever asks and in English, and example rows',
    input: importSampleInputSchema,
    mediaType: XLSX,
    send: async ({ ctx, input }) => {
      const { fileName, bytes } = await writeSampleSheet({ ctx, input })
      return new Response(Buffer.from(bytes), { headers: { 'Content-Type': XLSX, 'Content-Disposition': `attachment; filename="${fileName}"` } })
    },
  }),
  defineCall({
    method: 'get',
    path: '/imports/{id}',
    access: 'catalogue.import',
    summary: 'One import: how its file was understood, how far it is, what became of it',
    input: importRunIdSchema,
    data: importDetailSchema,
    run: ({ ctx, input }) => findImport({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/imports/{id}/rows',
    access: 'catalogue.import',
    summary: 'Rows of an import with outcome, reasons and the cells they are about',
    input: importRowsInputSchema,
    data: importRowsPageSchema,
    run: ({ ctx, input }) => listImportRows({ ctx, input }),
  }),
  defineFileCall({
    method: 'get',
    path: '/imports/{id}/rejected.csv',
    access: 'catalogue.import',
    summary: 'The rejected rows of an import, to mend',
    input: importRunIdSchema,
    mediaType: 'text/csv',
    send: async ({ ctx, input }) => {
      const { fileName, text, count } = await openRejectedRows({ ctx, input })
      return sendCsv({ fileName, total: count, chunks: Readable.from([text]) })
    },
  }),
  defineCall({
    method: 'post',
    path: '/imports/{id}/check',
    access: 'catalogue.import',
    summary: 'Read an open import anew with another mapping, supplier or corrected cells; `conflict` where it has changed since `version`',
    input: importRunIdSchema.extend(checkImportInputSchema.shape),
    data: importDetailSchema,
    run: ({ ctx, input }) => checkImport({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/imports/{id}/confirm',
    access: 'catalogue.import',
    summary: 'Have an open import written; `conflict` where it has changed since `version`',
    input: importRunIdSchema.extend(confirmImportInputSchema.shape),
    data: importRunSchema,
    run: ({ ctx, input }) => confirmImport({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/imports/{id}/undo',
    access: 'catalogue.import',
    summary: 'Take an import back; rows that somebody has changed since stay and are named',
    input: importRunIdSchema.extend(undoImportInputSchema.shape),
    data: importRunSchema,
    run: ({ ctx, input }) => undoImport({ ctx, input }),
  }),
]
