import { z } from 'zod'
import { webLinkSchema } from '#contract/web-link.ts'
import { defineRoute, type ApiRoute } from '#apps/api/api-route.ts'
import { listWebLinks } from '#core/domain/web-link/index.ts'

/** Useful links (R9.4). */
export const WEB_LINK_ROUTES: readonly ApiRoute[] = [
  defineRoute({
    tag: 'web link',
    isWrite: false,
    limit: 'read',
    name: 'listWebLinks',
    methods: ['get'],
    path: '/api/web_link/list',
    summary: 'Makers, customs, shipping lines, inspection bodies and standards, each explained in the language of the request.',
    input: z.strictObject({}),
    data: z.array(webLinkSchema),
    run: ({ ctx }) => listWebLinks({ ctx }),
  }),
]
