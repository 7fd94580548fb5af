import { z } from 'zod'
import { setting } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSetting } from '#core/domain/setting/index.ts'
import { isCatalogueEmpty } from './is-catalogue-empty.ts'

const KEY = 'catalogue.demo_load'
const stateSchema = z.enum(['begun', 'done'])

/** True where the demonstration catalogue must be loaded: nothing was ever entered, or an earlier load was cut off half-way. */
export async function needsDemo({ ctx }: { ctx: Ctx }): Promise<boolean> {
  const state = await readSetting(ctx.db, { key: KEY, schema: stateSchema.nullable(), fallback: null })
  return state === 'begun' || (state === null && (await isCatalogueEmpty({ ctx })))
}

/** True where the demonstration catalogue was loaded to its end. */
export async function isDemoLoaded({ ctx }: { ctx: Ctx }): Promise<boolean> {
  return (await readSetting(ctx.db, { key: KEY, schema: stateSchema.nullable(), fallback: null })) === 'done'
}

/** Runs a load that may be repeated from its beginning, and remembers whether it came to its end. */
export async function loadOnce({ ctx }: { ctx: Ctx }, load: () => Promise<unknown>): Promise<void> {
  await writeState(ctx, 'begun')
  await load()
  await writeState(ctx, 'done')
}

async function writeState({ db }: Ctx, value: z.infer<typeof stateSchema>): Promise<void> {
  await db
    .insert(setting)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: setting.key, set: { value, updatedAt: new Date() } })
}
