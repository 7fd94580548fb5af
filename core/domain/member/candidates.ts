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

/** What was typed, made comparable; `key` names it for the limits. */
export type Identity = { key: string } & ({ kind: 'mail'; mail: string } | ({ kind: 'mobile' | 'whatsapp' } & NumberKeys))

/** The first of mail, mobile and WhatsApp that says something; a mail address counts as one in any of the fields. Null: nothing does. */
export async function readIdentity(ctx: Ctx, input: MemberLoginInput): Promise<Identity | null> {
  for (const field of ['email', 'mobile', 'whatsapp'] as const) {
    const text = cleanLine(input[field], 254)
    if (text === '') continue
    if (field === 'email' || text.includes('@')) return { kind: 'mail', mail: text, key: `mail:${text.toLowerCase()}` }
    const known = await findCountry(ctx, input)
    const keys = numberKeys(text, known?.iso2 ?? null)
    return { kind: field, ...keys, key: `${field}:${keys.e164 ?? keys.local ?? text}` }
  }
  return null
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
  const columns =
    identity.kind === 'mobile' ? { e164: member.mobileE164, local: member.mobileLocal } : { e164: member.whatsappE164, local: member.whatsappLocal }
  if (identity.e164 !== null) {
    // Somebody who gave no country is found by the digits that remain of an international number.
    const withoutCountry = identity.local === null ? undefined : and(isNull(columns.e164), eq(columns.local, identity.local))
    return or(eq(columns.e164, identity.e164), withoutCountry) ?? null
  }
  return identity.local === null ? null : eq(columns.local, identity.local)
}
