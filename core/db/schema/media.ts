import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { MEDIA_FORMATS, MEDIA_KINDS, MEDIA_TABS, RENDITION_STATES } from '#contract/media-values.ts'
import { brand, car, fitting, usedCar } from './catalogue.ts'
import { createdAt, idColumn, isSample, ref } from './columns.ts'
import { sqlList } from './sql-list.ts'

/** An original file. `colour` is shown while the picture loads; `sha256` finds the same file again. */
export const media = pgTable(
  'media',
  {
    id: idColumn(),
    kind: text('kind', { enum: MEDIA_KINDS }).notNull(),
    storageKey: text('storage_key').notNull(),
    sha256: text('sha256').notNull(),
    contentType: text('content_type').notNull(),
    byteSize: bigint('byte_size', { mode: 'number' }).notNull(),
    widthPx: integer('width_px'),
    heightPx: integer('height_px'),
    durationMs: integer('duration_ms'),
    colour: text('colour'),
    renditionState: text('rendition_state', { enum: RENDITION_STATES }).notNull().default('pending'),
    /** Still picture of a video. */
    posterId: ref('poster_id').references((): AnyPgColumn => media.id, { onDelete: 'set null' }),
    /** Of a document of a vehicle: what it is saved as, and the language it is written in. */
    fileName: text('file_name'),
    fileLanguage: text('file_language'),
    isSample: isSample(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('media_sha256_key').on(t.sha256),
    index('media_unrendered_idx')
      .on(t.id)
      .where(sql`rendition_state in ('pending', 'shown')`),
    index('media_poster_idx').on(t.posterId),
    check('media_kind_check', sql.raw(`kind in (${sqlList(MEDIA_KINDS)})`)),
    check('media_rendition_state_check', sql.raw(`rendition_state in (${sqlList(RENDITION_STATES)})`)),
  ],
)

/** A rendition made by the image job. */
export const mediaVariant = pgTable(
  'media_variant',
  {
    id: idColumn(),
    mediaId: ref('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    format: text('format', { enum: MEDIA_FORMATS }).notNull(),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    byteSize: bigint('byte_size', { mode: 'number' }).notNull(),
    storageKey: text('storage_key').notNull(),
  },
  (t) => [
    uniqueIndex('media_variant_key').on(t.mediaId, t.format, t.widthPx),
    check('media_variant_format_check', sql.raw(`format in (${sqlList(MEDIA_FORMATS)})`)),
  ],
)

/** Alternative text per language; of a document its title. */
export const mediaText = pgTable(
  'media_text',
  {
    mediaId: ref('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    alt: text('alt').notNull(),
  },
  (t) => [primaryKey({ columns: [t.mediaId, t.locale] })],
)

function linkColumns() {
  return {
    mediaId: ref('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    tab: text('tab', { enum: MEDIA_TABS }).notNull(),
    position: integer('position').notNull().default(0),
  }
}

function tabCheck(name: string) {
  return check(name, sql.raw(`tab in (${sqlList(MEDIA_TABS)})`))
}

export const carMedia = pgTable(
  'car_media',
  {
    carId: ref('car_id')
      .notNull()
      .references(() => car.id, { onDelete: 'cascade' }),
    ...linkColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.carId, t.mediaId] }),
    index('car_media_order_idx').on(t.carId, t.tab, t.position),
    index('car_media_media_idx').on(t.mediaId),
    tabCheck('car_media_tab_check'),
  ],
)

export const usedCarMedia = pgTable(
  'used_car_media',
  {
    usedCarId: ref('used_car_id')
      .notNull()
      .references(() => usedCar.id, { onDelete: 'cascade' }),
    ...linkColumns(),
  },
  (t) => [primaryKey({ columns: [t.usedCarId, t.mediaId] }), index('used_car_media_media_idx').on(t.mediaId), tabCheck('used_car_media_tab_check')],
)

export const fittingMedia = pgTable(
  'fitting_media',
  {
    fittingId: ref('fitting_id')
      .notNull()
      .references(() => fitting.id, { onDelete: 'cascade' }),
    ...linkColumns(),
  },
  (t) => [primaryKey({ columns: [t.fittingId, t.mediaId] }), index('fitting_media_media_idx').on(t.mediaId), tabCheck('fitting_media_tab_check')],
)

/** `brand_img` of the wire. */
export const brandMedia = pgTable(
  'brand_media',
  {
    brandId: ref('brand_id')
      .notNull()
      .references(() => brand.id, { onDelete: 'cascade' }),
    ...linkColumns(),
  },
  (t) => [primaryKey({ columns: [t.brandId, t.mediaId] }), index('brand_media_media_idx').on(t.mediaId), tabCheck('brand_media_tab_check')],
)
