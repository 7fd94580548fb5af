import { isAppError } from '#contract/errors.ts'
import { readOfferedContent, rememberOfferedContent } from '#core/domain/catalogue/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import type { IsWanted } from './is-wanted.ts'
import { loadDemoActivities } from './load-activities.ts'
import { loadDemoAnswerTemplates } from './load-answer-templates.ts'
import { loadDemoArticles } from './load-articles.ts'
import { loadBrandIntroductions } from './load-brands.ts'
import { loadDemoDownloads } from './load-downloads.ts'
import { loadDemoFittings } from './load-fittings.ts'

/**
 * Offers the sample articles, activities, files, words of parts, introductions of makers and templates of answers that were never offered
 * before, so that a demonstration gets the new ones of a new version and keeps what staff made of the old ones. Answers how many were written.
 */
export async function loadDemoContent({ ctx, input }: { ctx: Ctx; input: { rootDir: string } }): Promise<number> {
  const offered = new Set(await readOfferedContent({ ctx }))
  const fresh = new Set<string>()
  const isWanted: IsWanted = (name) => {
    if (offered.has(name)) return false
    fresh.add(name)
    return true
  }
  const articles = await loadDemoArticles({ ctx, input: { ...input, isWanted } })
  const activities = await loadDemoActivities({ ctx, input: { ...input, isWanted } })
  const files = await loadDemoDownloads({ ctx, input: { ...input, isWanted } }).catch((error: unknown) => withoutRoom(error, fresh))
  const parts = await loadDemoFittings({ ctx, input: { ...input, isWanted } })
  const brands = await loadBrandIntroductions({ ctx, input: { ...input, isWanted } })
  const templates = await loadDemoAnswerTemplates({ ctx, input: { ...input, isWanted } })
  if (fresh.size > 0) await rememberOfferedContent({ ctx, input: { names: [...offered, ...fresh] } })
  return articles + activities + files + parts + brands + templates
}

// A start must not fail because the disk takes no files: they are offered again by the next one.
function withoutRoom(error: unknown, fresh: Set<string>): number {
  if (!isAppError(error) || error.key !== 'storage_full') throw error
  for (const name of fresh) if (name.startsWith('download ')) fresh.delete(name)
  return 0
}
