import { z } from 'zod'
import { downloadItemSchema, listDownloadsInputSchema } from '#contract/download.ts'
import { defineRoute, type ApiRoute } from '#apps/api/api-route.ts'
import { listDownloads } from '#core/domain/download/index.ts'

/** The download center (R9.3). The files themselves are answered by the server, at `/api` + `path`. */
export const DOWNLOAD_ROUTES: readonly ApiRoute[] = [
  defineRoute({
    name: 'listDownloads',
    tag: 'download',
    isWrite: false,
    limit: 'read',
    methods: ['get'],
    path: '/api/download/list',
    summary: 'The files of the download centre that are published in the language of the request. GET /api + path answers the file, byte ranges included.',
    input: listDownloadsInputSchema,
    data: z.array(downloadItemSchema),
    run: ({ ctx, input }) => listDownloads({ ctx, input }),
  }),
]
