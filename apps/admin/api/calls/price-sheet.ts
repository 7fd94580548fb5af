import { landedPriceInputSchema, landedPriceSchema } from '#contract/landed-price.ts'
import { priceSheetReportSchema, priceSheetsSchema, priceSheetVersionInputSchema, sendPriceSheetInputSchema } from '#contract/landed-price-sheet.ts'
import { findLandedPrice, listPriceSheets, readPriceSheetVersion, receivePriceSheet, restorePriceSheet } from '#core/domain/landed-price/index.ts'
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
    path: '/price-sheets/trial',
    access: 'content.read',
    summary: 'What a vehicle costs at a port on a day, line by line, as the site tells it',
    input: landedPriceInputSchema,
    data: landedPriceSchema,
    run: ({ ctx, input }) => findLandedPrice({ ctx, input }),
  }),
]
