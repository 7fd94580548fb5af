import { landedPriceInputSchema, landedPriceSchema } from '#contract/landed-price.ts'
import {
  addPriceRowInputSchema,
  listPriceRowsInputSchema,
  priceLapsesSchema,
  priceRowInputSchema,
  priceRowPageSchema,
  priceSheetReportSchema,
  priceSheetsSchema,
  priceSheetVersionInputSchema,
  savePriceRowInputSchema,
  sendPriceSheetInputSchema,
  staffPriceRowSchema,
} from '#contract/landed-price-sheet.ts'
import { revisionSchema } from '#contract/revision.ts'
import {
  deletePriceRow,
  findLandedPrice,
  findPriceRow,
  listPriceLapses,
  listPriceRowRevisions,
  listPriceRows,
  listPriceSheets,
  readPriceSheetVersion,
  savePriceRow,
  receivePriceSheet,
  restorePriceSheet,
} from '#core/domain/landed-price/index.ts'
import { z } from 'zod'
import { defineCall, defineFileCall, defineUploadCall, type AnyCall } from '#apps/admin/api/call.ts'

/** Freight, insurance, inspections, duties, ways over land, sizes and currencies, which landed prices are computed from. */
export const PRICE_SHEET_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/price-sheets',
    access: 'content.read',
    summary: 'The sheets of prices and rules, what has lapsed or soon will, and who replaced them when',
    input: z.strictObject({}),
    data: priceSheetsSchema,
    run: ({ ctx }) => listPriceSheets({ ctx }),
  }),
  defineUploadCall({
    method: 'post',
    path: '/price-sheets',
    access: 'content.write',
    summary: 'Put a sheet (CSV, 8 MB) in the place of what was there, whole, or with `mode=check` only tell what is wrong with it',
    input: sendPriceSheetInputSchema,
    data: priceSheetReportSchema,
    receive: ({ ctx, input }, file) => receivePriceSheet({ ctx, input: { ...input, ...file } }),
  }),
  defineFileCall({
    method: 'get',
    path: '/price-sheets/{sheet}/versions/{id}',
    access: 'content.read',
    summary: 'A sheet as it was taken in',
    input: priceSheetVersionInputSchema,
    mediaType: 'text/csv',
    send: async ({ ctx, input }) => {
      const { content, rows, createdAt } = await readPriceSheetVersion({ ctx, input })
      return new Response(content, {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${input.sheet}-${createdAt.toISOString().slice(0, 'YYYY-MM-DD'.length)}.csv"`,
          'X-Total-Count': String(rows),
        },
      })
    },
  }),
  defineCall({
    method: 'post',
    path: '/price-sheets/{sheet}/versions/{id}/restore',
    access: 'content.write',
    summary: 'Put an earlier sheet in force again',
    input: priceSheetVersionInputSchema,
    data: priceSheetReportSchema,
    run: ({ ctx, input }) => restorePriceSheet({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/price-sheets/lapses',
    access: 'content.read',
    summary: 'Freight rates that have lapsed or lapse within 30 days: how many, and the first of them',
    input: z.strictObject({}),
    data: priceLapsesSchema,
    run: ({ ctx }) => listPriceLapses({ ctx }),
  }),
  defineCall({
    method: 'get',
    path: '/price-sheets/{sheet}/rows',
    access: 'content.read',
    summary: 'The rows of a sheet, narrowed down by a word, a country, a port or their validity',
    input: listPriceRowsInputSchema,
    data: priceRowPageSchema,
    run: ({ ctx, input }) => listPriceRows({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/price-sheets/{sheet}/rows/{id}',
    access: 'content.read',
    summary: 'One row of a sheet, in the cells of its file',
    input: priceRowInputSchema,
    data: staffPriceRowSchema,
    run: ({ ctx, input }) => findPriceRow({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/price-sheets/{sheet}/rows/{id}/revisions',
    access: 'content.read',
    summary: 'What was changed of a row, by hand or by a file, newest first',
    input: priceRowInputSchema,
    data: z.array(revisionSchema),
    run: ({ ctx, input }) => listPriceRowRevisions({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/price-sheets/{sheet}/rows',
    access: 'content.write',
    summary: 'Add a row to a sheet; `version` is 0',
    input: addPriceRowInputSchema,
    data: staffPriceRowSchema,
    run: ({ ctx, input }) => savePriceRow({ ctx, input: { id: null, ...input } }),
  }),
  defineCall({
    method: 'post',
    path: '/price-sheets/{sheet}/rows/{id}',
    access: 'content.write',
    summary: 'Change a row of a sheet by the rules of the import; `conflict` where somebody has changed it since `version`',
    input: savePriceRowInputSchema,
    data: staffPriceRowSchema,
    run: ({ ctx, input }) => savePriceRow({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/price-sheets/{sheet}/rows/{id}/delete',
    access: 'content.write',
    summary: 'Take a row out of a sheet; `conflict` where somebody has changed it since `version`',
    input: priceRowInputSchema.extend({ version: z.number().int().min(1) }),
    data: z.null(),
    run: async ({ ctx, input }) => {
      await deletePriceRow({ ctx, input })
      return null
    },
  }),
  defineCall({
    method: 'get',
    path: '/price-sheets/trial',
    access: 'content.read',
    summary: 'What a vehicle costs at a port on a day, line by line, as the site tells it',
    input: landedPriceInputSchema,
    data: landedPriceSchema,
    run: ({ ctx, input }) => findLandedPrice({ ctx, input }),
  }),
]
