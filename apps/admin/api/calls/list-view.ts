import { z } from 'zod'
import { deleteListViewInputSchema, listViewSchema, listViewsInputSchema, saveListViewInputSchema } from '#contract/list-view.ts'
import { deleteListView, listViews, saveListView } from '#core/domain/list-view/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

/** Views of lists by name: filters, order and columns. Each asks for the right to read its list. */
export const LIST_VIEW_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/list-views',
    access: 'staff',
    summary: 'Views of a list: your own and those that are shared',
    input: listViewsInputSchema,
    data: z.array(listViewSchema),
    run: ({ ctx, input }) => listViews({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/list-views',
    access: 'staff',
    summary: 'Keep a view of a list by name; your own of that name is replaced',
    input: saveListViewInputSchema,
    data: z.object({ id: z.number().int() }),
    run: ({ ctx, input }) => saveListView({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/list-views/{id}/delete',
    access: 'staff',
    summary: 'Take one of your views away',
    input: deleteListViewInputSchema,
    data: z.null(),
    run: async ({ ctx, input }) => {
      await deleteListView({ ctx, input })
      return null
    },
  }),
]
