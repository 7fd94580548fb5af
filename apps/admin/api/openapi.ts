import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { envelopeOf, failureSchema } from '#contract/envelope.ts'
import type { AnyCall } from './call.ts'

/** The OpenAPI 3.1 document of `calls`, made from the schemas that parse them. */
export function describeCalls(calls: readonly AnyCall[]): object {
  const book = new OpenAPIHono()
  book.openAPIRegistry.registerComponent('securitySchemes', 'staff', { type: 'apiKey', in: 'cookie', name: 'quayline_staff' })
  for (const call of calls) book.openAPIRegistry.registerPath(toRoute(call))
  return book.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Quayline back office',
      version: '1',
      description: 'For staff only. Writes must come from a page of the same origin. Every answer but a file is the envelope {code, msg, data}.',
    },
    servers: [{ url: '/admin/api' }],
  })
}

function toRoute(call: AnyCall) {
  const names = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))
  const fields = Object.entries(call.input.shape)
  const rest = z.strictObject(Object.fromEntries(fields.filter(([name]) => !names.has(name))))
  const params = names.size > 0 ? { params: z.object(Object.fromEntries(fields.filter(([name]) => names.has(name)))) } : {}
  return createRoute({
    method: call.method,
    path: call.path,
    summary: call.summary,
    description: `Access: ${[call.access]
      .flat()
      .map((name) => `\`${name}\``)
      .join(' or ')}`,
    security: call.access === 'anybody' ? [] : [{ staff: [] }],
    request: { ...params, ...givenOf(call, rest) },
    responses: {
      200: { description: 'Done', content: contentOf(call) },
      default: { description: 'Failure', content: { 'application/json': { schema: failureSchema } } },
    },
  })
}

function givenOf(call: AnyCall, rest: z.ZodObject) {
  if (call.method === 'get') return { query: rest }
  if ('submit' in call) {
    const form = rest.extend({ documents: z.array(z.string().meta({ type: 'string', format: 'binary' })).max(call.form.most) })
    return { body: { required: true, content: { 'multipart/form-data': { schema: form } } } }
  }
  if (!('receive' in call)) return { body: { required: true, content: { 'application/json': { schema: rest } } } }
  const file = z.strictObject({ file: z.string().meta({ type: 'string', format: 'binary' }) })
  return { query: rest, body: { required: true, content: { 'multipart/form-data': { schema: file } } } }
}

function contentOf(call: AnyCall): Record<string, { schema: z.ZodType }> {
  return 'send' in call ? { [call.mediaType]: { schema: z.string() } } : { 'application/json': { schema: envelopeOf(call.data) } }
}
