import type { Picture } from '#contract/car.ts'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { readPictures } from '#core/domain/media/index.ts'
import { readSettings } from '#core/domain/setting/index.ts'

/** How the site looks; null is what nobody has set, and a picture that has no rendition yet. */
export type Look = {
  /** `#rrggbb`. */
  accent: string | null
  logo: Picture | null
  /** The logo for dark pages. */
  logoDark: Picture | null
  icon: Picture | null
}

/** The accent and the pictures that the company is known by. */
export function readAppearance({ ctx }: { ctx: Ctx }): Promise<Look> {
  return keep(ctx, { key: 'appearance', make: load })
}

async function load(ctx: Ctx): Promise<Look> {
  const { value } = await readSettings({ ctx, group: 'appearance' })
  const ids = [value.logo, value.logo_dark, value.icon].filter((id) => id !== null)
  const pictures = ids.length === 0 ? new Map<number, Picture>() : await readPictures(ctx, 'company', ids)
  const pictureOf = (id: number | null) => (id === null ? null : (pictures.get(id) ?? null))
  return {
    accent: value.accent === '' ? null : value.accent,
    logo: pictureOf(value.logo),
    logoDark: pictureOf(value.logo_dark),
    icon: pictureOf(value.icon),
  }
}
