import { and, eq } from 'drizzle-orm'
import type { ActivityDetail, ActivityDetailInput } from '#contract/activity.ts'
import { AppError } from '#contract/errors.ts'
import { activityTranslation } from '#core/db/schema/content.ts'
import { mayHoldBody, readBody } from '#core/domain/article/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { shownAt } from '#core/domain/publishing/index.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { readActivities } from './read-activities.ts'

const OTHERS = 3

/**
 * A published activity by its sign or its number, in the language of the request, with the others that come next. Throws `not_found` where
 * there is none, or none with a body in this language: no language falls back to another.
 */
export async function findActivity({ ctx, input }: { ctx: Ctx; input: ActivityDetailInput }): Promise<ActivityDetail> {
  const cards = (await readActivities(ctx)).map((known) => known.card)
  const card = cards.find(({ sign, activity_id }) => sign === input.id || String(activity_id) === input.id)
  if (!card) throw new AppError('not_found')
  const texts = await readTexts(ctx, card.activity_id)
  const body = texts.find((text) => text.locale === ctx.locale)?.body
  if (!body) throw new AppError('not_found')
  return {
    ...card,
    body,
    locales: LOCALE_CODES.filter((code) => texts.some((text) => text.locale === code)),
    others: cards.filter((other) => other.activity_id !== card.activity_id).slice(0, OTHERS),
  }
}

/** Its published texts that have a body, in every language. */
async function readTexts({ db, ports, reads }: Ctx, activityId: number) {
  reads('activity')
  const rows = await db
    .select({ locale: activityTranslation.locale, body: activityTranslation.body })
    .from(activityTranslation)
    .where(and(eq(activityTranslation.activityId, activityId), mayHoldBody(activityTranslation.body), shownAt(activityTranslation, ports.clock.now())))
  return rows.flatMap(({ locale, body: stored }) => {
    const body = readBody(stored, `activity ${activityId} in ${locale}`)
    return body === null ? [] : [{ locale, body }]
  })
}
