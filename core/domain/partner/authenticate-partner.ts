import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { PartnerScope } from '#contract/partner.ts'
import { partner, partnerNonce, partnerSecret } from '#core/db/schema/index.ts'
import type { Actor, Ctx } from '#core/domain/context.ts'
import { isReadOneWay, isSameSignature, signV1, signV2, type SignedParts } from './signature.ts'

/** How far the partner's clock may be off (R15.2). */
const LEEWAY_MS = 300_000
/** As long as any request of that time could come again. */
const NONCE_LIFETIME_MS = 2 * LEEWAY_MS

/**
 * A signed request as it arrived. `params` of `v1` are all there are, query and body together, each name once: key, time stamp and
 * signature are among them, so that what is checked is what is signed.
 */
export type SignedRequest =
  | { version: 'v2'; appKey: string; sign: string; parts: SignedParts }
  | { version: 'v1'; isWrite: boolean; params: Readonly<Record<string, string>> }

/**
 * Says which partner sent a request. Throws `signature_invalid` for everything that is wrong with key or signature alike,
 * `signature_expired` (±300 s), `signature_used` (a nonce that has come before), `forbidden` where the key lacks the scope.
 * What is old or repeated is told only to who has signed rightly.
 */
export async function authenticatePartner({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { request: SignedRequest; scope: PartnerScope }
}): Promise<Extract<Actor, { kind: 'partner' }>> {
  const { request, scope } = input
  const now = ctx.ports.clock.now()
  const { appKey, timestamp } = request.version === 'v2' ? { ...request.parts, appKey: request.appKey } : namedBy(request.params)
  const found = await findPartner(ctx, appKey)
  const isSigned = request.version === 'v2' ? isSignedV2(request, found.secrets) : isSignedV1(request.params, found, now)
  if (found.id === null || !isSigned) throw new AppError('signature_invalid')
  if (!(Math.abs(momentOf(timestamp) - now.getTime()) <= LEEWAY_MS)) throw new AppError('signature_expired')
  if (!found.scopes.includes(scope)) throw new AppError('forbidden')
  // The same read of `v1` within a second signs alike, and does no harm.
  if (request.version === 'v2') await useOnce(ctx, found.id, request.parts.nonce, now)
  else if (request.isWrite) await useOnce(ctx, found.id, `v1 ${namedBy(request.params).sign}`, now)
  return { kind: 'partner', partnerId: found.id, appKey }
}

/** What `v1` says of itself. Its signature is written in letters of either case, and is the same one. */
function namedBy(params: Readonly<Record<string, string>>): { appKey: string; timestamp: string; sign: string } {
  return { appKey: params['appkey'] ?? '', timestamp: params['timestamp'] ?? '', sign: (params['sign'] ?? '').toUpperCase() }
}

type Found = { id: number | null; scopes: readonly string[]; v1Salt: string | null; v1Until: Date | null; secrets: readonly Buffer[] }

/** An unknown key costs the same work as a known one. */
const NOBODY: Found = { id: null, scopes: [], v1Salt: null, v1Until: null, secrets: [Buffer.alloc(32)] }

async function findPartner(ctx: Ctx, appKey: string): Promise<Found> {
  const rows = await ctx.db
    .select({ id: partner.id, scopes: partner.scopes, v1Salt: partner.v1Salt, v1Until: partner.v1Until, secret: partnerSecret.secret })
    .from(partner)
    .leftJoin(partnerSecret, and(eq(partnerSecret.partnerId, partner.id), isNull(partnerSecret.revokedAt)))
    .where(and(eq(partner.appKey, appKey), isNull(partner.disabledAt)))
  const [first] = rows
  return first ? { ...first, secrets: rows.flatMap(({ secret }) => (secret === null ? [] : [secret])) } : NOBODY
}

function isSignedV2({ sign, parts }: Extract<SignedRequest, { version: 'v2' }>, secrets: readonly Buffer[]): boolean {
  // All are compared, so that time tells nothing of which one fits.
  return secrets.filter((secret) => isSameSignature(signV2(parts, secret), sign)).length > 0
}

function isSignedV1(params: Readonly<Record<string, string>>, { v1Salt, v1Until }: Found, now: Date): boolean {
  const isAllowed = v1Salt !== null && v1Until !== null && v1Until > now
  const isSame = isSameSignature(signV1(params, v1Salt ?? 'none'), namedBy(params).sign)
  return isAllowed && isReadOneWay(params) && isSame
}

async function useOnce(ctx: Ctx, partnerId: number, nonce: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + NONCE_LIFETIME_MS)
  const taken = await ctx.db.insert(partnerNonce).values({ partnerId, nonce, expiresAt }).onConflictDoNothing().returning({ nonce: partnerNonce.nonce })
  if (taken.length === 0) throw new AppError('signature_used')
}

/** Milliseconds of a time stamp in seconds (10 digits) or milliseconds (13); NaN where it is neither, which is never in time. */
function momentOf(timestamp: string): number {
  if (/^\d{10}$/.test(timestamp)) return Number(timestamp) * 1000
  return /^\d{13}$/.test(timestamp) ? Number(timestamp) : Number.NaN
}
