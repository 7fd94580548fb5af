import type { z } from 'zod'
import { envelopeOf } from '#contract/envelope.ts'
import type { PartnerScope } from '#contract/partner.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { ReceivedDocument } from '#core/domain/upload/index.ts'
import { createServerTranslator } from '#i18n/server.ts'
import type { DeviceJar } from './device-jar.ts'

/** What a route hands to its verb. */
export type Call<Input> = {
  ctx: Ctx
  input: Input
  client: { ip: string | null; userAgent: string | null }
  idempotencyKey: string | null
  /** Only of a route that `takesDocuments`; its verb keeps or discards them. */
  documents: readonly ReceivedDocument[]
  /** Of the member who calls; null for everybody else. */
  token: string | null
  device: DeviceJar
}

export type ApiMethod = 'get' | 'post'
export type LimitName = 'read' | 'search' | 'enquiry' | 'status' | 'intent' | 'partner' | 'dealer' | 'account' | 'register'

/** One call of the public API: what the router answers and the document describes, from the same schemas. */
export type ApiRoute = {
  /** Name of the operation in the document. */
  name: string
  /** A read whose method is fixed as `POST` (R14.1) is answered to `GET` too, so that it can be cached. */
  methods: readonly ApiMethod[]
  path: `/api/${string}`
  summary: string
  tag: string
  /** Reads ignore unknown parameters; writes pass everything on to the schema, which refuses or drops it. */
  isWrite: boolean
  limit: LimitName
  /** What the key of a signed request must allow; without it the call is open to everybody. */
  scope?: PartnerScope
  /** Whether the token of a member is needed, or counts where it comes; without it nobody looks for one. */
  member?: 'required' | 'accepted'
  /** The body may be multipart, with files named `documents`. */
  takesDocuments?: boolean
  input: z.ZodObject
  /** Where the document says more than the schema: fields that the verb insists on, and fields of our own screens alone. */
  told?: { required: readonly string[]; hidden: readonly string[] }
  /** Schema of the whole body of a success. */
  answer: z.ZodType
  /** Answers the whole body. `input` has passed the schema. */
  handle: (call: Call<unknown>) => Promise<unknown>
}

/** Of calls without a text of their own; screens word it themselves. */
export const SUCCESS_MESSAGE = 'success'

type Spec<Input extends z.ZodObject, Data extends z.ZodType> = Omit<ApiRoute, 'input' | 'answer' | 'handle'> & {
  input: Input
  data: Data
  /** Text of a success where one is fixed (R12.6). */
  success?: 'login_success' | 'register_success'
  run: (call: Call<z.output<Input>>) => Promise<z.output<Data>>
}

/** A call that answers `{code, msg, data}` (R14.3). */
export function defineRoute<Input extends z.ZodObject, Data extends z.ZodType>(spec: Spec<Input, Data>): ApiRoute {
  const { data, run, success, ...route } = spec
  return {
    ...route,
    answer: envelopeOf(data),
    // The router parses with this route's own schema before it calls.
    handle: async (call) => {
      const answer = await run(call as Call<z.output<Input>>)
      const msg = success === undefined ? SUCCESS_MESSAGE : createServerTranslator(call.ctx.locale, 'api')(success)
      return { code: 0, msg, data: answer }
    },
  }
}

/** A call that answers its data without the envelope (R14.1). */
export function defineBareRoute<Input extends z.ZodObject, Data extends z.ZodType>(spec: Spec<Input, Data>): ApiRoute {
  const { data, run, ...route } = spec
  return { ...route, answer: data, handle: (call) => run(call as Call<z.output<Input>>) }
}
