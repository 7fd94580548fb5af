import { and, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { MemberLoginInput } from '#contract/member.ts'
import type { Tx } from '#core/db/client.ts'
import { member } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { cleanLine } from '#core/domain/text/index.ts'
import { ACCOUNT_COLUMNS, type MemberAccount } from './account.ts'
import { findCountry } from './contact.ts'
import { numberKeys, type NumberKeys } from './phone-number.ts'

/** Accounts that one login tries: confirmed ones first, so that strangers who register an address or a number push nobody out. */
export const MOST_CANDIDATES = 3

/** What was typed, made comparable. `keys` name for the limits each address or number of it, the same however it is written. */
export type Identity = { keys: readonly string[] } & (
  | { kind: 'mail'; mail: string }
  | { kind: 'number'; mobile: NumberKeys | null; whatsapp: NumberKeys | null }
)

/**
 * The mail address, which counts as one in any of the fields, else the numbers: of a form with one field for both, an account that has the
 * number as either is meant. Null: nothing was given.
 */
export async function readIdentity(ctx: Ctx, input: MemberLoginInput): Promise<Identity | null> {
  const [email, mobile, whatsapp] = [input.email, input.mobile, input.whatsapp].map((value) => cleanLine(value, 254))
  const mail = email || [mobile, whatsapp].find((text) => text?.includes('@'))
  if (mail) return { kind: 'mail', mail, keys: [`mail:${mail.toLowerCase()}`] }
  const written = [mobile, whatsapp].flatMap((text) => text || [])
  if (written.length === 0) return null
  const iso2 = (await findCountry(ctx, input))?.iso2 ?? null
  const keysOf = (text: string | undefined) => (text ? numberKeys(text, iso2) : null)
  const keys = new Set(written.map((text) => limitKey(text, numberKeys(text, iso2))))
  return { kind: 'number', mobile: keysOf(mobile), whatsapp: keysOf(whatsapp), keys: [...keys] }
}

// The digits without country and leading zeros are what all ways to write a number have in common, and by which it is found.
function limitKey(text: string, { e164, local }: NumberKeys): string {
  return `number:${local?.replace(/^0+/, '') ?? e164 ?? text.toLowerCase()}`
}

/** Accounts that may be meant, at most `MOST_CANDIDATES`. */
export async function findCandidates(tx: Tx, identity: Identity): Promise<MemberAccount[]> {
  const condition = conditionOf(identity)
  if (condition === null) return []
  return tx
    .select(ACCOUNT_COLUMNS)
    .from(member)
    .where(and(condition, isNull(member.disabledAt)))
    .orderBy(sql`(${member.mailVerifiedAt} is null)`, desc(member.id))
    .limit(MOST_CANDIDATES)
}

function conditionOf(identity: Identity): SQL | null {
  if (identity.kind === 'mail') return sql`lower(${member.mail}) = lower(${identity.mail})`
  const conditions = [
    numberCondition(identity.mobile, member.mobileE164, member.mobileLocal),
    numberCondition(identity.whatsapp, member.whatsappE164, member.whatsappLocal),
  ]
  return or(...conditions.filter((condition) => condition !== null)) ?? null
}

type Column = typeof member.mobileE164 | typeof member.mobileLocal | typeof member.whatsappE164 | typeof member.whatsappLocal

function numberCondition(keys: NumberKeys | null, e164: Column, local: Column): SQL | null {
  if (keys === null) return null
  if (keys.e164 === null) return keys.local === null ? null : eq(local, keys.local)
  // Somebody who gave no country is found by the digits that remain of an international number.
  const withoutCountry = keys.local === null ? undefined : and(isNull(e164), eq(local, keys.local))
  return or(eq(e164, keys.e164), withoutCountry) ?? null
}
