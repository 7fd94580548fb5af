import { and, eq } from 'drizzle-orm'
import { isAppError, type AppError } from '#contract/errors.ts'
import type { Db } from '#core/db/client.ts'
import { auditLog, staff } from '#core/db/schema/index.ts'
import type { Actor, Ctx } from '#core/domain/context.ts'
import { transformPassword } from '#core/domain/password/index.ts'
import { createNoCache } from '#core/ports/cache/fake.ts'
import { createFakeClock } from '#core/ports/clock/fake.ts'
import { createFakeFileStore } from '#core/ports/files/fake.ts'
import { createFakeJobQueue } from '#core/ports/jobs/fake.ts'
import { createFakePasswordHasher } from '#core/ports/password/fake.ts'
import { createPdfMaker } from '#core/ports/pdf/typst.ts'
import { createPictureTools } from '#core/ports/pictures/sharp.ts'
import { findStaffSession } from './find-session.ts'
import { seedRoles } from './seed-roles.ts'
import { replaceRole } from './roles-of-staff.ts'
import { totpCode, totpStep } from './totp.ts'

export const PASSWORD = transformPassword('harbour crane at dusk 41')
export const WRONG = transformPassword('harbour crane at dawn 14')
export const IP = '203.0.113.7'

/** A context with a clock that is moved by hand and a password hash that costs nothing. For tests. */
export function createStaffCtx(db: Db, actor: Actor = { kind: 'visitor' }) {
  const clock = createFakeClock(new Date('2026-11-21T08:00:00Z'))
  const passwords = createFakePasswordHasher()
  const ports = {
    cache: createNoCache(),
    clock,
    files: createFakeFileStore(),
    jobs: createFakeJobQueue(),
    passwords,
    pdf: createPdfMaker(),
    translator: null,
    whatsapp: null,
    pictures: createPictureTools(),
  }
  const ctx: Ctx = { db, actor, locale: 'en', ports, requestId: crypto.randomUUID(), reads: () => {} }
  return { ctx, clock, passwords }
}

export type Person = { id: number; mail: string; secret: Buffer }

/** Somebody who has a password and a second factor. */
export async function addPerson(db: Db, options: { role?: 'owner' | 'sales'; isDisabled?: boolean; isEnrolled?: boolean } = {}): Promise<Person> {
  const mail = `li.${crypto.randomUUID().slice(0, 8)}@example.com`
  const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(20)))
  await seedRoles(db)
  const [row] = await db
    .insert(staff)
    .values({
      mail,
      name: 'Li',
      passwordHash: `fake$${PASSWORD}`,
      totpSecret: options.isEnrolled === false ? null : secret,
      totpConfirmedAt: options.isEnrolled === false ? null : new Date('2026-11-01T00:00:00Z'),
      disabledAt: options.isDisabled ? new Date('2026-11-02T00:00:00Z') : null,
      updatedAt: new Date('2026-11-01T00:00:00Z'),
    })
    .returning({ id: staff.id })
  if (!row) throw new Error('no person')
  await replaceRole(db, { staffId: row.id, role: options.role ?? 'sales' })
  return { id: row.id, mail, secret }
}

export function codeNow(person: Pick<Person, 'secret'>, now: Date, offset = 0): string {
  return totpCode(person.secret, totpStep(now) + offset)
}

/** The session of a token, which must be open. */
export async function sessionOf(ctx: Ctx, token: string) {
  const session = await findStaffSession({ ctx, input: { token, isActivity: false } })
  if (!session) throw new Error('no session')
  return session
}

export async function failureOf(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!isAppError(error)) throw new Error('expected an AppError', { cause: error })
  return error
}

export async function actionsOn(db: Db, staffId: number): Promise<string[]> {
  const rows = await db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.subjectKind, 'staff'), eq(auditLog.subjectId, String(staffId))))
    .orderBy(auditLog.id)
  return rows.map((row) => row.action)
}
