import { z } from 'zod'
import { failureSchema } from '#contract/envelope.ts'
import { ERRORS } from '#contract/errors.ts'
import { autoTypeSchema, brandDetailSchema, brandSchema } from '#contract/brand.ts'
import { carCardSchema, carDetailSchema, carFacetsSchema, carPageSchema, facetOptionSchema, pictureSchema } from '#contract/car.ts'
import { DOCUMENT_LIMITS } from '#contract/dealer-values.ts'
import { countrySchema, menuColumnSchema } from '#contract/home.ts'
import { searchResultSchema } from '#contract/search.ts'
import type { ApiMethod, ApiRoute } from './api-route.ts'

type Json = Record<string, unknown>
export type OpenApiDocument = {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Partial<Record<ApiMethod, Json>>>
  components: { schemas: Record<string, Json>; responses: Record<string, Json>; securitySchemes: Record<string, Json> }
}

/** Schemas with a name of their own in the document; the others stand where they are used. */
const NAMED: Record<string, z.ZodType> = {
  AutoType: autoTypeSchema,
  Brand: brandSchema,
  BrandDetail: brandDetailSchema,
  CarCard: carCardSchema,
  CarDetail: carDetailSchema,
  CarFacets: carFacetsSchema,
  CarPage: carPageSchema,
  Country: countrySchema,
  FacetOption: facetOptionSchema,
  Failure: failureSchema,
  MenuColumn: menuColumnSchema,
  Picture: pictureSchema,
  SearchResult: searchResultSchema,
}

const DESCRIPTION = `Answers are \`{code, msg, data}\`; code 0 is success and, for writes, committed. Failures carry a real HTTP status.
The header \`lang\` chooses the language. Empty text, null and empty lists count as absent. POST takes JSON or a form, at most 64 KiB.
Personal data and secrets are refused in the query. Money is US cents, lengths mm, weights kg, power kW, range km.`

/** OpenAPI 3.1 document of the routes, made from the schemas that validate them. */
export function createDocument(routes: readonly ApiRoute[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const route of routes) {
    for (const method of route.methods) paths[route.path] = { ...paths[route.path], [method]: operation(route, method) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Quayline public API', version: '1.0.0', description: DESCRIPTION },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: createSchemas(routes), responses: { Failure: FAILURE_RESPONSE }, securitySchemes: { ...SIGNATURE, member: MEMBER_TOKEN } },
  }
}

function operation(route: ApiRoute, method: ApiMethod): Json {
  const isSecondMethod = method !== route.methods[0]
  return {
    operationId: isSecondMethod ? `${route.name}By${method.toUpperCase()}` : route.name,
    summary: route.summary,
    tags: [route.tag],
    ...securityOf(route),
    parameters: [LANG_HEADER, ...(route.isWrite ? [IDEMPOTENCY_HEADER] : []), ...(method === 'get' ? queryParameters(route) : [])],
    ...(method === 'post' ? { requestBody: requestBody(route) } : {}),
    responses: {
      200: { description: 'Success', content: jsonOf(reference(answerName(route))) },
      ...Object.fromEntries([...failuresOf(method), ...refusalsOf(route)].map((status) => [status, FAILURE])),
      default: FAILURE,
    },
  }
}

const FAILURE = { $ref: '#/components/responses/Failure' }

/** Headers of a signed request (R15.2); how `sign` is made is told in docs/partner. */
const SIGNATURE = Object.fromEntries(['appkey', 'timestamp', 'nonce', 'sign'].map((name) => [name, { type: 'apiKey', in: 'header', name }]))

/** The token of a member (R12.4); the body's field `token` serves as well. */
const MEMBER_TOKEN = { type: 'http', scheme: 'bearer' }

/** An empty alternative says that the call is open without a token too. */
function securityOf({ scope, member }: ApiRoute): Json {
  if (scope !== undefined) return { security: [Object.fromEntries(Object.keys(SIGNATURE).map((name) => [name, []]))] }
  if (member === undefined) return {}
  return { security: member === 'required' ? [{ member: [] }] : [{ member: [] }, {}] }
}

function refusalsOf({ scope, member, isWrite, path }: ApiRoute): number[] {
  if (scope !== undefined) return [401, 403]
  return member === 'required' || (isWrite && path.startsWith('/api/user/')) ? [401] : []
}

/** Statuses that a client must be ready for; a body can also be too large or of another kind. */
function failuresOf(method: ApiMethod): number[] {
  return method === 'post' ? [400, 413, 415, 429] : [400, 429]
}

const LANG_HEADER = { name: 'lang', in: 'header', required: false, description: 'Language of names and messages.', schema: { type: 'string', default: 'en' } }
const IDEMPOTENCY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same content is the same request.',
  schema: { type: 'string', maxLength: 200 },
}
const FAILURE_RESPONSE = {
  description: `A failure: ${Object.entries(ERRORS)
    .map(([key, { code, status }]) => `${code} ${key} (${status})`)
    .join(', ')}.`,
  content: jsonOf(reference('Failure')),
}

/** Described by what the schema makes of a parameter, because that names the values; lists are repeated or joined by commas. */
function queryParameters(route: ApiRoute): Json[] {
  return Object.entries(schemaOf(route.input, 'output').properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: route.input.shape[name]?.safeParse(undefined).success === false,
    ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
    schema,
  }))
}

function requestBody(route: ApiRoute): Json {
  const { additionalProperties, ...described } = schemaOf(route.input, route.isWrite ? 'input' : 'output')
  const schema = toldSchema(described, route)
  const body = route.isWrite && additionalProperties === false ? { ...schema, additionalProperties } : schema
  const content = { 'application/json': { schema: body }, 'application/x-www-form-urlencoded': { schema: body } }
  return { required: route.isWrite, content: route.takesDocuments === true ? { ...content, 'multipart/form-data': { schema: withDocuments(body) } } : content }
}

function withDocuments(schema: ObjectSchema): ObjectSchema {
  const documents = { type: 'array', maxItems: DOCUMENT_LIMITS.most, items: { type: 'string', contentMediaType: 'application/octet-stream' } }
  return { ...schema, properties: { ...schema.properties, documents } }
}

function toldSchema(schema: ObjectSchema, { told }: ApiRoute): ObjectSchema {
  if (told === undefined) return schema
  const properties = Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !told.hidden.includes(name)))
  return { ...schema, properties, required: [...told.required] }
}

type ObjectSchema = Json & { properties: Record<string, Json>; additionalProperties?: unknown }

function schemaOf(schema: z.ZodObject, io: 'input' | 'output'): ObjectSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io })
  return { ...rest, properties: (rest.properties ?? {}) as Record<string, Json> }
}

function createSchemas(routes: readonly ApiRoute[]): Record<string, Json> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id })
  for (const route of routes) registry.add(route.answer, { id: answerName(route) })
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}` })
  return Object.fromEntries(Object.entries(schemas).map(([id, { $schema: _dialect, $id: _id, ...schema }]) => [id, schema]))
}

function answerName(route: ApiRoute): string {
  return `${route.name.charAt(0).toUpperCase()}${route.name.slice(1)}Answer`
}

function reference(id: string): Json {
  return { $ref: `#/components/schemas/${id}` }
}

function jsonOf(schema: Json): Json {
  return { 'application/json': { schema } }
}
