import { z } from 'zod'
import { notifyContent } from '#core/db/notify.ts'
import { setting } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { findSettings, readSetting } from '#core/domain/setting/index.ts'
import { isBannerShown } from './is-banner-shown.ts'

/** Remembers whether the banner was in its time when last looked. */
const SHOWN = 'banner.shown'

/** Drops the pages when the banner's time has begun or ended since the last look. For the system. Answers whether it has. */
export async function turnBanner({ ctx }: { ctx: Ctx }): Promise<boolean> {
  requirePermission(ctx, 'setting.write')
  const [frame, hours] = await Promise.all([findSettings({ ctx, group: 'frame' }), findSettings({ ctx, group: 'hours' })])
  const isShown = Object.keys(frame.value.banner).length > 0 && isBannerShown(frame.value, ctx.ports.clock.now(), hours.value.time_zone)
  if ((await readSetting(ctx.db, { key: SHOWN, schema: z.boolean(), fallback: false })) === isShown) return false
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(setting)
      .values({ key: SHOWN, value: isShown })
      .onConflictDoUpdate({ target: setting.key, set: { value: isShown } })
    await notifyContent(tx, ['company'])
  })
  return true
}
