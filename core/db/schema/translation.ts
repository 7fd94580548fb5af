import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { brand, car, fitting, usedCar } from './catalogue.ts'
import { ref } from './columns.ts'
import { publishCheck, translationColumns } from './publishing.ts'

export const brandTranslation = pgTable(
  'brand_translation',
  {
    brandId: ref('brand_id')
      .notNull()
      .references(() => brand.id, { onDelete: 'cascade' }),
    ...translationColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.brandId, t.locale] }),
    uniqueIndex('brand_translation_slug_key').on(t.locale, t.slug),
    publishCheck('brand_translation_publish_state_check'),
  ],
)

export const carTranslation = pgTable(
  'car_translation',
  {
    carId: ref('car_id')
      .notNull()
      .references(() => car.id, { onDelete: 'cascade' }),
    ...translationColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.carId, t.locale] }),
    uniqueIndex('car_translation_slug_key').on(t.locale, t.slug),
    publishCheck('car_translation_publish_state_check'),
  ],
)

export const usedCarTranslation = pgTable(
  'used_car_translation',
  {
    usedCarId: ref('used_car_id')
      .notNull()
      .references(() => usedCar.id, { onDelete: 'cascade' }),
    ...translationColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.usedCarId, t.locale] }),
    uniqueIndex('used_car_translation_slug_key').on(t.locale, t.slug),
    publishCheck('used_car_translation_publish_state_check'),
  ],
)

/** `title` is the part's name; `searchText` is made of the name and the material as that of a part is made. */
export const fittingTranslation = pgTable(
  'fitting_translation',
  {
    fittingId: ref('fitting_id')
      .notNull()
      .references(() => fitting.id, { onDelete: 'cascade' }),
    ...translationColumns(),
    material: text('material'),
    searchText: text('search_text').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.fittingId, t.locale] }),
    uniqueIndex('fitting_translation_slug_key').on(t.locale, t.slug),
    index('fitting_translation_locale_idx').on(t.locale),
    index('fitting_translation_search_trgm_idx').using('gin', sql`search_text gin_trgm_ops`),
    index('fitting_translation_search_words_idx').using('gin', sql`to_tsvector('simple', search_text)`),
    publishCheck('fitting_translation_publish_state_check'),
  ],
)
