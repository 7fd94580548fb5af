import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ACTIVITY_KINDS, ARTICLE_CATEGORIES, DOWNLOAD_CATEGORIES, FAQ_TOPICS, LEGAL_TEXTS, WEB_LINK_GROUPS } from '#contract/content-values.ts'
import { car } from './catalogue.ts'
import { createdAt, idColumn, isSample, moment, ref, updatedAt, version } from './columns.ts'
import { media } from './media.ts'
import { sqlList } from './sql-list.ts'
import { publishCheck, publishColumns, translationColumns } from './publishing.ts'

/** Words of an article, activity or download: these have a title always. */
function contentColumns() {
  return { ...translationColumns(), title: text('title').notNull() }
}

/** News. */
export const article = pgTable('article', {
  id: idColumn(),
  category: text('category', { enum: ARTICLE_CATEGORIES }),
  isTop: boolean('is_top').notNull().default(false),
  coverMediaId: ref('cover_media_id').references(() => media.id, { onDelete: 'set null' }),
  /** A saved list filter (`type=suv&fuel=BEV`): an article may end in stock. */
  listFilter: text('list_filter'),
  isSample: isSample(),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const articleTranslation = pgTable(
  'article_translation',
  {
    articleId: ref('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    ...contentColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.locale] }),
    uniqueIndex('article_translation_slug_key').on(t.locale, t.slug),
    publishCheck('article_translation_publish_state_check'),
  ],
)

/** A fair, an open day, a training. The times are moments; `timeZone` (IANA) is that of the place, in which they are shown. */
export const activity = pgTable('activity', {
  id: idColumn(),
  kind: text('kind', { enum: ACTIVITY_KINDS }).notNull().default('fair'),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  timeZone: text('time_zone').notNull().default('UTC'),
  /** Null: it is held online. */
  countryIso2: text('country_iso2'),
  coverMediaId: ref('cover_media_id').references(() => media.id, { onDelete: 'set null' }),
  isSample: isSample(),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const activityTranslation = pgTable(
  'activity_translation',
  {
    activityId: ref('activity_id')
      .notNull()
      .references(() => activity.id, { onDelete: 'cascade' }),
    ...contentColumns(),
    /** Hall, yard or town, as this language writes it. */
    place: text('place'),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.locale] }),
    uniqueIndex('activity_translation_slug_key').on(t.locale, t.slug),
    publishCheck('activity_translation_publish_state_check'),
  ],
)

/**
 * A file of the download centre; `fileName` is the name it is saved under (R9.3). Files of one `documentSign` are the
 * same document in several languages; `fileLanguage` is null where a file needs none (a table of numbers).
 */
export const download = pgTable(
  'download',
  {
    id: idColumn(),
    fileName: text('file_name').notNull(),
    documentSign: text('document_sign').notNull(),
    fileLanguage: text('file_language'),
    category: text('category', { enum: DOWNLOAD_CATEGORIES }),
    mediaId: ref('media_id')
      .notNull()
      .references(() => media.id),
    sortOrder: integer('sort_order').notNull().default(0),
    isSample: isSample(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('download_file_name_key').on(t.fileName), index('download_media_idx').on(t.mediaId)],
)

export const downloadTranslation = pgTable(
  'download_translation',
  {
    downloadId: ref('download_id')
      .notNull()
      .references(() => download.id, { onDelete: 'cascade' }),
    ...contentColumns(),
  },
  (t) => [primaryKey({ columns: [t.downloadId, t.locale] }), publishCheck('download_translation_publish_state_check')],
)

/** Question and answer, on the page of one car where `carId` is set, and on those that `topics` name. */
export const faq = pgTable(
  'faq',
  {
    id: idColumn(),
    topics: text('topics', { enum: FAQ_TOPICS }).array().notNull().default([]),
    carId: ref('car_id').references(() => car.id, { onDelete: 'cascade' }),
    sortOrder: integer('sort_order').notNull().default(0),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('faq_car_idx').on(t.carId), check('faq_topics_check', sql.raw(`topics <@ array[${sqlList(FAQ_TOPICS)}]::text[]`))],
)

export const faqTranslation = pgTable(
  'faq_translation',
  {
    faqId: ref('faq_id')
      .notNull()
      .references(() => faq.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    ...publishColumns(),
  },
  (t) => [primaryKey({ columns: [t.faqId, t.locale] }), publishCheck('faq_translation_publish_state_check')],
)

/** A page of the law; without words in a language it is not on the site there. */
export const legalPage = pgTable(
  'legal_page',
  {
    id: idColumn(),
    sign: text('sign', { enum: LEGAL_TEXTS }).notNull(),
    isSample: isSample(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('legal_page_sign_key').on(t.sign), check('legal_page_sign_check', sql.raw(`sign in (${sqlList(LEGAL_TEXTS)})`))],
)

/** Its words; `body` is a list of blocks, as that of an article. */
export const legalPageTranslation = pgTable(
  'legal_page_translation',
  {
    legalPageId: ref('legal_page_id')
      .notNull()
      .references(() => legalPage.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    body: text('body').notNull(),
    ...publishColumns(),
  },
  (t) => [primaryKey({ columns: [t.legalPageId, t.locale] }), publishCheck('legal_page_translation_publish_state_check')],
)

/** A partner's or public institution's page (`/webLink`); `groupKey` is a group of the contract, `name` what it calls itself. */
export const webLink = pgTable(
  'web_link',
  {
    id: idColumn(),
    groupKey: text('group_key', { enum: WEB_LINK_GROUPS }).notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    isPublished: boolean('is_published').notNull().default(true),
    sortOrder: integer('sort_order').notNull().default(0),
    isSample: isSample(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('web_link_url_key').on(t.url)],
)

/** What the link is for, in one language; without it the language does not show the link. */
export const webLinkTranslation = pgTable(
  'web_link_translation',
  {
    webLinkId: ref('web_link_id')
      .notNull()
      .references(() => webLink.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    description: text('description').notNull(),
    /** As of other words (`publishColumns`). */
    sourceHash: text('source_hash'),
    isUnread: boolean('is_unread').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.webLinkId, t.locale] })],
)

/** An old address and where it leads now; 410 where `target` is null. */
export const redirect = pgTable(
  'redirect',
  {
    id: idColumn(),
    source: text('source').notNull(),
    target: text('target'),
    status: integer('status').notNull().default(301),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('redirect_source_key').on(t.source), check('redirect_status_check', sql`${t.status} in (301, 302, 308, 410)`)],
)
