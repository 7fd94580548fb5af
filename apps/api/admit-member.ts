import { AppError } from '#contract/errors.ts'
import type { Actor, Ctx } from '#core/domain/context.ts'
import { findMemberActor } from '#core/domain/member/index.ts'

/** The member who calls, and the token that says so. */
export type AdmittedMember = { actor: Extract<Actor, { kind: 'member' }>; token: string }

/**
 * The member behind a call: the token of the header `Authorization: Bearer …`, else of the body's field `token`; never of the address
 * (R12.4, R14.7). `required`: throws `token_invalid` (4101) where there is none that holds. `accepted`: null then, so that an enquiry with an old token is still an enquiry.
 */
export async function admitMember(call: {
  ctx: Ctx
  need: 'required' | 'accepted' | undefined
  headers: Headers
  input: unknown
}): Promise<AdmittedMember | null> {
  if (call.need === undefined) return null
  const token = bearerOf(call.headers) ?? bodyToken(call.input)
  const actor = token === null ? null : await findMemberActor({ ctx: call.ctx, input: { token } })
  if (actor !== null && token !== null) return { actor, token }
  if (call.need === 'required') throw new AppError('token_invalid')
  return null
}

function bearerOf(headers: Headers): string | null {
  return /^bearer +(\S{1,200})$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1] ?? null
}

function bodyToken(input: unknown): string | null {
  const token: unknown = typeof input === 'object' && input !== null && 'token' in input ? input.token : null
  return typeof token === 'string' && token !== '' ? token : null
}
