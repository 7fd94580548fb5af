import { desc } from 'drizzle-orm'
import { ACTIVITY_KINDS } from '#contract/content-values.ts'
import type { ListStaffActivitiesInput, StaffActivityPage, StaffActivityRow } from '#contract/staff-activity.ts'
import { activity, activityTranslation } from '#core/db/schema/content.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readPreviews } from '#core/domain/media/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { hasLanguage, languageStates, shownOfAll } from '#core/domain/publishing/index.ts'
import { buildSearchText, isTermIn, searchTerms } from '#core/domain/search-term/index.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { hashOfEnglish } from './edit-activity.ts'
import { localTimeOf } from '#core/domain/local-time/index.ts'

/**
 * Activities in every state, the latest first, with what each language has of them. They are called by their English title, else by the first that
 * there is. Activities are few: they are looked through in memory. Permission `content.read`.
 */
export async function listStaffActivities({ ctx, input }: { ctx: Ctx; input: ListStaffActivitiesInput }): Promise<StaffActivityPage> {
  requirePermission(ctx, 'content.read')
  const [rows, texts] = await Promise.all([
    ctx.db.select().from(activity).orderBy(desc(activity.startsAt), desc(activity.id)),
    ctx.db.select().from(activityTranslation),
  ])
  const textsOf = Map.groupBy(texts, ({ activityId }) => activityId)
  const now = ctx.ports.clock.now()
  const terms = searchTerms(input.word)
  const found = rows.filter((row) => {
    const own = textsOf.get(row.id) ?? []
    const searchText = buildSearchText(own.flatMap(({ title, summary, place, slug }) => [title, summary, place, slug]))
    const isFound = terms === null || (terms.length > 0 && terms.every((term) => isTermIn(searchText, term)))
    return isFound && (input.kind === undefined || row.kind === input.kind) && hasLanguage(languageStates(own, hashOfEnglish(own), now), input)
  })
  const shown = found.slice((input.page - 1) * input.page_size, input.page * input.page_size)
  const previews = await readPreviews(
    ctx,
    shown.flatMap(({ coverMediaId }) => (coverMediaId === null ? [] : [coverMediaId])),
  )
  const list = shown.map((row): StaffActivityRow => {
    const own = textsOf.get(row.id) ?? []
    const first = LOCALE_CODES.flatMap((code) => own.find(({ locale }) => locale === code) ?? [])[0]
    const languages = languageStates(own, hashOfEnglish(own), now)
    return {
      id: row.id,
      title: first?.title ?? '',
      title_locale: first?.locale ?? '',
      kind: ACTIVITY_KINDS.find((kind) => kind === row.kind) ?? 'fair',
      starts: localTimeOf(row.startsAt, row.timeZone),
      time_zone: row.timeZone,
      has_ended: row.endsAt <= now,
      is_sample: row.isSample,
      cover: previews.get(row.coverMediaId ?? 0) ?? null,
      ...shownOfAll(languages),
      languages,
    }
  })
  return { list, total: found.length }
}
