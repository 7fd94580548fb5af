import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ACTIVITY_KINDS, ARTICLE_CATEGORIES, DOWNLOAD_CATEGORIES, SHOWN_STATES, WEB_LINK_GROUPS } from '#contract/content-values.ts'
import { DEALER_BUSINESS_KINDS, DEALER_EVENT_KINDS, DEALER_INTERESTS, DEALER_STAGES, DOCUMENT_FAULTS } from '#contract/dealer-values.ts'
import { ENQUIRY_EVENT_KINDS, ENQUIRY_ORIGINS, ENQUIRY_STATUSES } from '#contract/enquiry-values.ts'
import { FINDER_USES } from '#contract/finder-values.ts'
import { FITTING_CATEGORIES, FITTING_UNITS } from '#contract/fitting-values.ts'
import { MAIL_STATUSES, MAIL_TROUBLES } from '#contract/mail-values.ts'
import { MEDIA_TABS } from '#contract/media-values.ts'
import { mediaAltsSchema } from '#contract/media.ts'
import { LOSS_REASONS, NEXT_STEP_STATES, STAGE_BARS } from '#contract/pipeline-values.ts'
import { MEMBER_ENQUIRY_STAGES, VOUCHER_STATES } from '#contract/member-values.ts'
import { PERMISSION_AREAS, ROLE_KEYS } from '#contract/staff-values.ts'
import { STAFF_STATES, staffSelfSchema } from '#contract/staff.ts'
import { STOCK_KINDS } from '#contract/stock-values.ts'
import { USED_CAR_STATUSES } from '#contract/used-values.ts'
import { AUTO_TYPES, BODY_TYPES, DRIVE_TYPES, ENERGY_TYPES, OTHER_TYPE_SIGNS, STEERING_SIDES, TRANSMISSIONS } from '#contract/vehicle.ts'
import { LOCALE_CODES, STAFF_LOCALES } from '#i18n/locales.ts'

/** Where the words of a list stand; `also`: keys beside them that are no values. */
type Words = { at: string; values: readonly string[]; also?: readonly string[] }

const SITE: readonly Words[] = [
  { at: 'autoType', values: AUTO_TYPES },
  { at: 'otherType', values: OTHER_TYPE_SIGNS },
  { at: 'energy', values: ENERGY_TYPES },
  { at: 'body', values: BODY_TYPES },
  { at: 'drive', values: DRIVE_TYPES },
  { at: 'transmission', values: TRANSMISSIONS },
  { at: 'steering', values: STEERING_SIDES },
  { at: 'fittings.category', values: FITTING_CATEGORIES },
  { at: 'fittings.amount', values: FITTING_UNITS },
  { at: 'fittings.per', values: FITTING_UNITS, also: ['other'] },
  { at: 'used.wheel', values: STEERING_SIDES },
  { at: 'used.status', values: USED_CAR_STATUSES },
  { at: 'finder.use', values: FINDER_USES },
  { at: 'article.category', values: ARTICLE_CATEGORIES },
  { at: 'activity.kind', values: ACTIVITY_KINDS },
  { at: 'downloads.category', values: DOWNLOAD_CATEGORIES, also: ['other'] },
  { at: 'links.group', values: WEB_LINK_GROUPS },
  { at: 'member.stage', values: MEMBER_ENQUIRY_STAGES },
  { at: 'member.voucherState', values: VOUCHER_STATES },
  { at: 'dealer.kinds', values: DEALER_BUSINESS_KINDS },
  { at: 'dealer.interest', values: DEALER_INTERESTS },
  { at: 'dealer.fault', values: DOCUMENT_FAULTS },
  { at: 'dealer.stage', values: DEALER_STAGES },
  { at: 'dealer.next', values: DEALER_STAGES },
]

const ADMIN: readonly Words[] = [
  { at: 'status', values: ENQUIRY_STATUSES },
  { at: 'origin', values: ENQUIRY_ORIGINS },
  // A release is told of by the audit log's word.
  { at: 'event', values: ENQUIRY_EVENT_KINDS, also: ['released', 'buyer', 'lost'] },
  { at: 'pipeline.loss', values: LOSS_REASONS },
  { at: 'pipeline.bar', values: STAGE_BARS },
  { at: 'pipeline.next', values: NEXT_STEP_STATES },
  { at: 'role', values: ROLE_KEYS },
  { at: 'permissionArea', values: Object.keys(PERMISSION_AREAS) },
  { at: 'roleHelp', values: ROLE_KEYS },
  { at: 'staff.state', values: STAFF_STATES },
  { at: 'mail.status', values: [...new Set([...MAIL_STATUSES, ...MAIL_TROUBLES])] },
  { at: 'mail.mark', values: MAIL_TROUBLES },
  { at: 'stock.kind', values: STOCK_KINDS },
  { at: 'publication.state', values: SHOWN_STATES },
  { at: 'usedStatus', values: USED_CAR_STATUSES },
  { at: 'media.tab', values: MEDIA_TABS },
  { at: 'dealerStage', values: DEALER_STAGES },
  // A note is shown by its own text.
  { at: 'dealerEvent', values: DEALER_EVENT_KINDS.filter((kind) => kind !== 'note_added'), also: ['leftOut', 'applicant'] },
  { at: 'dealer.kindOf', values: DEALER_BUSINESS_KINDS },
  { at: 'dealer.interestOf', values: DEALER_INTERESTS },
  { at: 'webLinks.groups', values: WEB_LINK_GROUPS },
]

const MESSAGES = path.resolve(import.meta.dirname, '../../../i18n/messages')

function keysAt(locale: string, namespace: string, at: string): string[] {
  const messages: unknown = JSON.parse(readFileSync(path.join(MESSAGES, locale, `${namespace}.json`), 'utf8'))
  const words = at.split('.').reduce<unknown>((node, part) => (typeof node === 'object' && node !== null ? Reflect.get(node, part) : undefined), messages)
  return typeof words === 'object' && words !== null ? Object.keys(words) : []
}

describe('every value of a list has a word in every language, and no word has lost its value', () => {
  it.each(SITE)('site: $at', ({ at, values, also = [] }) => {
    for (const locale of LOCALE_CODES) expect(keysAt(locale, 'site', at).toSorted(), locale).toEqual([...values, ...also].toSorted())
  })

  it.each(ADMIN)('back office: $at', ({ at, values, also = [] }) => {
    for (const locale of STAFF_LOCALES) expect(keysAt(locale, 'admin', at).toSorted(), locale).toEqual([...values, ...also].toSorted())
  })
})

it('the contract, which imports nothing, names the languages that there are', () => {
  for (const locale of LOCALE_CODES) expect(mediaAltsSchema.safeParse({ [locale]: 'x' }).success, locale).toBe(true)
  expect(mediaAltsSchema.safeParse({ xx: 'x' }).success).toBe(false)
  expect(staffSelfSchema.shape.locale.options).toEqual([...STAFF_LOCALES])
})
