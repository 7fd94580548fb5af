import type { HomeSection } from '#contract/frame-values.ts'
import { wordsIn } from '#contract/frame.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSettings } from '#core/domain/setting/index.ts'
import { isBannerShown } from './is-banner-shown.ts'

/** What stands around the pages in one language, now. */
export type Frame = {
  /** Null: none in this language, or not at this time. */
  banner: string | null
  searchWords: readonly string[]
  homeSections: readonly HomeSection[]
}

/** The frame in the language of the request. The end of a banner's time drops what shows it (`turnBanner`). */
export async function readFrame({ ctx }: { ctx: Ctx }): Promise<Frame> {
  const [{ value }, hours] = await Promise.all([readSettings({ ctx, group: 'frame' }), readSettings({ ctx, group: 'hours' })])
  const isShown = isBannerShown(value, ctx.ports.clock.now(), hours.value.time_zone)
  return {
    banner: isShown ? (value.banner[ctx.locale] ?? null) : null,
    searchWords: wordsIn(value.search_words[ctx.locale] ?? ''),
    homeSections: value.home_sections.filter(({ is_shown }) => is_shown).map(({ name }) => name),
  }
}
