import { z } from 'zod'
import { revisionSchema } from '#contract/revision.ts'
import {
  changeBatchSchema,
  changePricesInputSchema,
  createDraftLinkInputSchema,
  createStockInputSchema,
  draftLinkSchema,
  listStockInputSchema,
  PATCH_STOCK_INPUT_SCHEMAS,
  previewPricesInputSchema,
  pricePreviewSchema,
  restoreStockInputSchema,
  saveStockInputSchema,
  setStockStatesInputSchema,
  stockIdInputSchema,
  stockPageSchema,
  stockPriceSchema,
  storedStockSchema,
  undoneBatchSchema,
} from '#contract/stock.ts'
import { defectDrawingInputSchema, defectDrawingSchema, matchedUnitSchema, matchUnitsInputSchema } from '#contract/used-car.ts'
import { STOCK_KINDS, STOCK_PATHS, type PreviewedKind, type StockKind } from '#contract/stock-values.ts'
import {
  changePrices,
  createDraftLink,
  createStock,
  findStock,
  listBatches,
  listStock,
  listStockPrices,
  listStockRevisions,
  patchStock,
  previewPrices,
  restoreStock,
  saveStock,
  setStockStates,
  undoBatch,
} from '#core/domain/stock/index.ts'
import { findSeries, matchUnits } from '#core/domain/used-car/index.ts'
import { defectDrawing } from '#apps/admin/api/defect-drawing.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

const NAMES: Readonly<Record<StockKind, string>> = { car: 'new cars', used_car: 'used cars', fitting: 'parts and accessories', brand: 'makers' }

const changedSchema = z.object({ batch_id: z.number().int().nullable(), count: z.number().int() })

/** The catalogue: the same calls for each kind, fixed words of an address before an id, and those for what was changed for many at once. */
export const STOCK_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/used-cars/defect-drawing',
    access: 'catalogue.read',
    summary: 'The drawing of a model on which findings are marked, with the places of its zones',
    input: defectDrawingInputSchema,
    data: defectDrawingSchema,
    run: async ({ ctx, input }) => defectDrawing(await findSeries({ ctx, input }), input.model_name, input.energy_type ?? ''),
  }),
  defineCall({
    method: 'post',
    path: '/used-cars/match',
    access: 'catalogue.read',
    summary: 'Which used cars are meant by these numbers: ours, a VIN, or a supplier’s',
    input: matchUnitsInputSchema,
    data: z.array(matchedUnitSchema),
    bodyLimit: 2 * 1024 * 1024,
    run: ({ ctx, input }) => matchUnits({ ctx, input }),
  }),
  ...STOCK_KINDS.flatMap((kind) => [...readCalls(kind), ...(kind === 'brand' ? [] : [...priceCalls(kind), draftLinkCall(kind)]), ...writeCalls(kind)]),
  defineCall({
    method: 'get',
    path: '/change-batches',
    access: 'catalogue.read',
    summary: 'What was last changed for many at once',
    input: z.strictObject({}),
    data: z.array(changeBatchSchema),
    run: ({ ctx }) => listBatches({ ctx }),
  }),
  defineCall({
    method: 'post',
    path: '/change-batches/{id}/undo',
    access: 'catalogue.read',
    summary: 'Take it back; rows that were changed again since stay and are named',
    input: stockIdInputSchema,
    data: undoneBatchSchema,
    run: ({ ctx, input }) => undoBatch({ ctx, input }),
  }),
]

function readCalls(kind: StockKind): AnyCall[] {
  const path = `/${STOCK_PATHS[kind]}`
  const name = NAMES[kind]
  return [
    defineCall({
      method: 'post',
      path: `${path}/search`,
      access: 'catalogue.read',
      summary: `List: ${name}`,
      input: listStockInputSchema,
      data: stockPageSchema,
      run: ({ ctx, input }) => listStock({ ctx, kind, input }),
    }),
    defineCall({
      method: 'get',
      path: `${path}/{id}`,
      access: 'catalogue.read',
      summary: `One of: ${name}`,
      input: stockIdInputSchema,
      data: storedStockSchema(kind),
      run: ({ ctx, input }) => findStock({ ctx, kind, input }),
    }),
    defineCall({
      method: 'get',
      path: `${path}/{id}/revisions`,
      access: 'catalogue.read',
      summary: `What was changed on one of: ${name}`,
      input: stockIdInputSchema,
      data: z.array(revisionSchema),
      run: ({ ctx, input }) => listStockRevisions({ ctx, kind, input }),
    }),
  ]
}

function writeCalls(kind: StockKind): AnyCall[] {
  const path = `/${STOCK_PATHS[kind]}`
  const name = NAMES[kind]
  return [
    defineCall({
      method: 'post',
      path,
      access: 'catalogue.write',
      summary: `Add to: ${name}`,
      input: createStockInputSchema(kind),
      data: storedStockSchema(kind),
      run: ({ ctx, input }) => createStock({ ctx, kind, input }),
    }),
    defineCall({
      method: 'post',
      path: `${path}/states`,
      access: 'catalogue.publish',
      summary: `Publish, hide, archive or draft many: ${name}`,
      input: setStockStatesInputSchema,
      data: changedSchema,
      run: ({ ctx, input }) => setStockStates({ ctx, kind, input }),
    }),
    defineCall({
      method: 'post',
      path: `${path}/{id}`,
      access: 'catalogue.read',
      summary: `Save one of: ${name}. \`version\` is the one that was read; \`conflict\` where somebody has changed it since`,
      input: saveStockInputSchema(kind),
      data: storedStockSchema(kind),
      run: ({ ctx, input }) => saveStock({ ctx, kind, input }),
    }),
    defineCall({
      method: 'patch',
      path: `${path}/{id}`,
      access: 'catalogue.read',
      summary: `Save some fields of one of: ${name}`,
      input: PATCH_STOCK_INPUT_SCHEMAS[kind],
      data: storedStockSchema(kind),
      run: ({ ctx, input }) => patchStock({ ctx, kind, input }),
    }),
    defineCall({
      method: 'post',
      path: `${path}/{id}/restore`,
      access: 'catalogue.read',
      summary: `Bring back what one of these was before a change: ${name}`,
      input: restoreStockInputSchema,
      data: storedStockSchema(kind),
      run: ({ ctx, input }) => restoreStock({ ctx, kind, input }),
    }),
  ]
}

function priceCalls(kind: StockKind): AnyCall[] {
  const path = `/${STOCK_PATHS[kind]}`
  const name = NAMES[kind]
  return [
    defineCall({
      method: 'post',
      path: `${path}/prices/preview`,
      access: 'catalogue.price',
      summary: `Every price that a change would set: ${name}`,
      input: previewPricesInputSchema,
      data: pricePreviewSchema,
      run: ({ ctx, input }) => previewPrices({ ctx, kind, input }),
    }),
    defineCall({
      method: 'post',
      path: `${path}/prices`,
      access: 'catalogue.price',
      summary: `Set the prices of a preview: ${name}. \`conflict\` where one has changed since`,
      input: changePricesInputSchema,
      data: changedSchema,
      run: ({ ctx, input }) => changePrices({ ctx, kind, input }),
    }),
    defineCall({
      method: 'get',
      path: `${path}/{id}/prices`,
      access: 'catalogue.read',
      summary: `What one of these has cost: ${name}`,
      input: stockIdInputSchema,
      data: z.array(stockPriceSchema),
      run: ({ ctx, input }) => listStockPrices({ ctx, kind, input }),
    }),
  ]
}

function draftLinkCall(kind: PreviewedKind): AnyCall {
  return defineCall({
    method: 'post',
    path: `/${STOCK_PATHS[kind]}/{id}/draft-link`,
    access: 'catalogue.write',
    summary: `A link that shows the page before it is published, in any language and for some days: ${NAMES[kind]}`,
    input: createDraftLinkInputSchema,
    data: draftLinkSchema,
    run: ({ ctx, input }) => createDraftLink({ ctx, kind, input }),
  })
}
