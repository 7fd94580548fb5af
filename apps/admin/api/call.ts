import type { Context } from 'hono'
import type { z } from 'zod'
import type { Permission } from '#contract/staff.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { StaffSessionInfo } from '#core/domain/staff/index.ts'
import type { FormLimits, ReceivedDocument } from '#core/domain/upload/index.ts'
import type { Client } from './deps.ts'
import type { UploadedFile } from './receive-upload.ts'

/** Who may call: `anybody`; `session`: a login that has begun; `staff`: one that is complete; else staff with that permission, or with one of those. */
export type Access = 'anybody' | 'session' | 'staff' | Permission | readonly Permission[]

export type CallInput<I> = {
  ctx: Ctx
  client: Client
  http: Context
  session: StaffSessionInfo | null
  /** Parameters of the path, and of the query (GET) or the JSON body (others), parsed by the call's schema. */
  input: I
  /** Asks again whether the session is still there and may make this call; for answers that last. */
  mayGoOn: () => Promise<boolean>
}

export type Call<I extends z.ZodObject = z.ZodObject, D extends z.ZodType = z.ZodType> = {
  method: 'get' | 'post' | 'patch'
  /** Below `/admin/api`, parameters in braces: `/staff/{id}/disable`. */
  path: string
  access: Access
  summary: string
  /** Largest body in bytes; without it 64 kB. */
  bodyLimit?: number
  /** The screens make it by themselves, without a word that says so: it does not keep a session alive. */
  isUnattended?: boolean
  input: I
  data: D
  run(call: CallInput<z.output<I>>): Promise<z.input<D>>
}

/** A file instead of an envelope. */
export type FileCall<I extends z.ZodObject = z.ZodObject> = Omit<Call<I>, 'data' | 'run'> & {
  mediaType: string
  send(call: CallInput<z.output<I>>): Promise<Response>
}

/** Takes one file in while it arrives; its other input stands in the query, so that it is known, and checked, before the first byte. */
export type UploadCall<I extends z.ZodObject = z.ZodObject, D extends z.ZodType = z.ZodType> = Omit<Call<I, D>, 'run'> & {
  receive(call: CallInput<z.output<I>>, file: UploadedFile): Promise<z.input<D>>
}

/** Takes a form in with its files while they arrive (`documents`), of the kinds and sizes of `form`; its fields are the input. What is wrong with a file stands with it. */
export type FormCall<I extends z.ZodObject = z.ZodObject, D extends z.ZodType = z.ZodType, Type extends string = string> = Omit<Call<I, D>, 'run'> & {
  form: FormLimits<Type>
  submit(call: CallInput<z.output<I>>, documents: readonly ReceivedDocument<Type>[]): Promise<z.input<D>>
}

export type AnyCall = Call | FileCall | UploadCall | FormCall

// Here the types of a call's input and answer are forgotten; `mount-call` parses by the same schema before it calls.
export function defineCall<I extends z.ZodObject, D extends z.ZodType>(call: Call<I, D>): AnyCall {
  return call
}

export function defineFileCall<I extends z.ZodObject>(call: FileCall<I>): AnyCall {
  return call
}

export function defineUploadCall<I extends z.ZodObject, D extends z.ZodType>(call: UploadCall<I, D>): AnyCall {
  return call
}

export function defineFormCall<I extends z.ZodObject, D extends z.ZodType, Type extends string>(call: FormCall<I, D, Type>): AnyCall {
  return call
}

/** The session of a call whose access is not `anybody`: the check before made sure of it. */
export function sessionOf(call: CallInput<unknown>): StaffSessionInfo {
  if (call.session === null) throw new Error('A call without a session got past its check')
  return call.session
}
