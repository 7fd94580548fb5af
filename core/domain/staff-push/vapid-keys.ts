import { createECDH } from 'node:crypto'
import { z } from 'zod'
import { setting } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSetting } from '#core/domain/setting/index.ts'

const KEY = 'staff-push.vapid_keys'

const keysSchema = z.object({ publicKey: z.string().length(87), privateKey: z.string().length(43) })

/** By which services of push know this site (RFC 8292): P-256, base64url. */
export type VapidKeys = z.infer<typeof keysSchema>

/** The keys of this site, made when they are first wanted; without their row every device would have to be subscribed anew. */
export async function ensureVapidKeys(ctx: Pick<Ctx, 'db' | 'ports'>): Promise<VapidKeys> {
  const read = () => readSetting(ctx.db, { key: KEY, schema: keysSchema.nullable(), fallback: null })
  const known = await read()
  if (known !== null) return known
  await ctx.db.insert(setting).values({ key: KEY, value: makeKeys(), updatedAt: ctx.ports.clock.now() }).onConflictDoNothing()
  const kept = await read()
  if (kept === null) throw new Error('The keys of push cannot be read')
  return kept
}

function makeKeys(): VapidKeys {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  // Node leaves zeros at the front out.
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32)
  return { publicKey: curve.getPublicKey().toString('base64url'), privateKey: privateKey.toString('base64url') }
}
