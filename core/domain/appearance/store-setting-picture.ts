import { AppError } from '#contract/errors.ts'
import type { StoredMedia } from '#contract/media.ts'
import type { Ctx } from '#core/domain/context.ts'
import { storeMedia, type StoreMediaInput } from '#core/domain/media/index.ts'

const FILM = /\.(mp4|m4v)$/i

/**
 * Takes in a picture for a setting to name; nothing shows it until the setting is saved. Permission `setting.write`. Throws what `storeMedia` throws,
 * and `media_type_refused` for a film.
 */
export async function storeSettingPicture({ ctx, input }: { ctx: Ctx; input: Pick<StoreMediaInput, 'source' | 'fileName'> }): Promise<StoredMedia> {
  if (FILM.test(input.fileName)) throw new AppError('media_type_refused')
  return storeMedia({ ctx, input: { ...input, place: null, permission: 'setting.write' } })
}
