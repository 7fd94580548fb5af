import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { staff, staffSetup } from '#core/db/schema/index.ts'
import { NO_PASSWORD, findAccount, type StaffAccount } from './account.ts'
import { hashToken, newToken } from './token.ts'

const LIFE_MS = 24 * 3_600_000

/** The text of a link: a secret alone for the first owner, `<staff id>.<secret>` for one person. The hash covers all of it. */
export type IssuedLink = { token: string; expiresAt: Date }

export type FoundLink = { setupId: number; account: StaffAccount | null }

/** Makes a link that works once, within 24 hours. `staffId` null: for the first owner. */
export async function issueLink(tx: Tx, input: { staffId: number | null; now: Date }): Promise<IssuedLink> {
  const token = input.staffId === null ? newToken() : `${input.staffId}.${newToken()}`
  const expiresAt = new Date(input.now.getTime() + LIFE_MS)
  await tx.insert(staffSetup).values({ staffId: input.staffId, tokenHash: hashToken(token), createdAt: input.now, expiresAt })
  return { token, expiresAt }
}

/**
 * Reads a link that may still be used, else null. The first owner's works only while nobody is on the staff; a person's only while
 * they have no password, are not disabled, and no newer link or change of the account came after it.
 */
export async function findLink(tx: Tx, input: { token: string; now: Date }): Promise<FoundLink | null> {
  const rows = await tx
    .select({ id: staffSetup.id, createdAt: staffSetup.createdAt })
    .from(staffSetup)
    .where(and(eq(staffSetup.tokenHash, hashToken(input.token)), isNull(staffSetup.usedAt), gt(staffSetup.expiresAt, input.now)))
    .for('update')
  const link = rows[0]
  if (!link) return null
  const staffId = staffIdOf(input.token)
  if (staffId === null) return (await hasStaff(tx)) ? null : { setupId: link.id, account: null }
  const account = await findAccount(tx, staffId)
  const isOpen = account !== null && account.passwordHash === NO_PASSWORD && account.disabledAt === null && account.updatedAt <= link.createdAt
  return isOpen ? { setupId: link.id, account } : null
}

export async function hasStaff(tx: Tx): Promise<boolean> {
  return (await tx.select({ id: staff.id }).from(staff).limit(1)).length > 0
}

function staffIdOf(token: string): number | null {
  const [head = '', tail] = token.split('.')
  return tail === undefined ? null : Number(head)
}
