import type { MenuColumn } from '#contract/home.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSettings } from '#core/domain/setting/index.ts'
import { COLUMN_URLS } from './column-urls.ts'

/** Columns of the header menu that are shown in the language of the request, in their order (`GET /api/home/sys_column`). */
export async function listMenuColumns({ ctx }: { ctx: Ctx }): Promise<MenuColumn[]> {
  const { value } = await readSettings({ ctx, group: 'menu' })
  return value.columns.flatMap((entry, index): MenuColumn[] => {
    const { column, href, texts, is_shown: isShown, is_hot } = entry
    if (!isShown) return []
    if (column !== 'link') return [{ column, url: COLUMN_URLS[column], is_hot, label: null }]
    const label = texts[ctx.locale]
    return label === undefined ? [] : [{ column: `link-${index + 1}`, url: href, is_hot, label }]
  })
}
