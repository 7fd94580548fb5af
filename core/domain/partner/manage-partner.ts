import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { PartnerScope } from '#contract/partner.ts'
import type { Tx } from '#core/db/client.ts'
import { partner, partnerSecret } from '#core/db/schema/index.ts'
import { writeAudit } from '#core/domain/audit/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

const PERMISSION = 'partner.manage'
const SECRET_BYTES = 32
/** Old and new: a partner changes over without a gap. */
const LIVE_SECRETS = 2

/** What a partner is given once; the secret is hex of 32 bytes. */
export type PartnerKeys = { app_key: string; secret: string; v1_salt: string | null }

/** A partner as staff see it, without secrets. Dates are ISO 8601. */
export type PartnerRow = { app_key: string; name: string; scopes: string[]; v1_until: string | null; disabled_at: string | null; created_at: string }

/** Adds a partner. `v1Until`: the day on which the old signature ends for it; null: never allowed. Permission `partner.manage`. */
export async function createPartner({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { name: string; scopes: readonly PartnerScope[]; v1Until: Date | null }
}): Promise<PartnerKeys> {
  requirePermission(ctx, PERMISSION)
  const keys = { app_key: `ql_${randomBytes(9).toString('hex')}`, secret: newSecret(), v1_salt: input.v1Until === null ? null : newSecret() }
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(partner)
      .values({ appKey: keys.app_key, name: input.name, scopes: [...input.scopes], v1Salt: keys.v1_salt, v1Until: input.v1Until })
      .returning({ id: partner.id })
    await addSecret(tx, row?.id ?? 0, keys.secret)
    await writeAudit(tx, { ctx, action: 'partner.created', subjectKind: 'partner', subjectId: keys.app_key, detail: { scopes: [...input.scopes] } })
    return keys
  })
}

/** A new secret; of the secrets before only the last stays alive. Throws `not_found`. Permission `partner.manage`. */
export async function renewPartnerSecret({ ctx, input }: { ctx: Ctx; input: { appKey: string } }): Promise<PartnerKeys> {
  requirePermission(ctx, PERMISSION)
  return ctx.db.transaction(async (tx) => {
    const id = await lockPartner(tx, input.appKey)
    const secret = newSecret()
    await addSecret(tx, id, secret)
    const live = await tx
      .select({ id: partnerSecret.id })
      .from(partnerSecret)
      .where(and(eq(partnerSecret.partnerId, id), isNull(partnerSecret.revokedAt)))
      .orderBy(desc(partnerSecret.id))
    for (const old of live.slice(LIVE_SECRETS)) {
      await tx.update(partnerSecret).set({ revokedAt: ctx.ports.clock.now() }).where(eq(partnerSecret.id, old.id))
    }
    await writeAudit(tx, { ctx, action: 'partner.secret_renewed', subjectKind: 'partner', subjectId: input.appKey })
    return { app_key: input.appKey, secret, v1_salt: null }
  })
}

/** From now on every request of the partner is refused. Throws `not_found`. Permission `partner.manage`. */
export async function disablePartner({ ctx, input }: { ctx: Ctx; input: { appKey: string } }): Promise<void> {
  requirePermission(ctx, PERMISSION)
  await ctx.db.transaction(async (tx) => {
    const id = await lockPartner(tx, input.appKey)
    await tx.update(partner).set({ disabledAt: ctx.ports.clock.now() }).where(eq(partner.id, id))
    await writeAudit(tx, { ctx, action: 'partner.disabled', subjectKind: 'partner', subjectId: input.appKey })
  })
}

/** All partners, oldest first. Permission `partner.manage`. */
export async function listPartners({ ctx }: { ctx: Ctx }): Promise<PartnerRow[]> {
  requirePermission(ctx, PERMISSION)
  const rows = await ctx.db.select().from(partner).orderBy(asc(partner.id))
  return rows.map((row) => ({
    app_key: row.appKey,
    name: row.name,
    scopes: row.scopes,
    v1_until: row.v1Until?.toISOString() ?? null,
    disabled_at: row.disabledAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  }))
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('hex')
}

async function addSecret(tx: Tx, partnerId: number, secret: string): Promise<void> {
  await tx.insert(partnerSecret).values({ partnerId, secret: Buffer.from(secret, 'hex') })
}

async function lockPartner(tx: Tx, appKey: string): Promise<number> {
  const [row] = await tx.select({ id: partner.id }).from(partner).where(eq(partner.appKey, appKey)).for('update')
  if (!row) throw new AppError('not_found')
  return row.id
}
