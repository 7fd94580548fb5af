import { sql } from 'drizzle-orm'
import { boolean, check, date, doublePrecision, index, jsonb, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { CONFIDENCES, STEERING_SIDES } from '#contract/vehicle.ts'
import { contentHash, createdAt, idColumn, isSample, ref, updatedAt, version } from './columns.ts'
import { sqlList } from './sql-list.ts'

/** Country or region a buyer may come from. Names are data, one row per language (R2.10). `sortOrder`: place at the top of lists, from 1; 0: by name. */
export const country = pgTable(
  'country',
  {
    id: idColumn(),
    iso2: text('iso2').notNull(),
    callingCode: text('calling_code'),
    isPublished: boolean('is_published').notNull().default(true),
    sortOrder: integer('sort_order').notNull().default(0),
    version: version(),
  },
  (t) => [uniqueIndex('country_iso2_key').on(t.iso2)],
)

/** `sortKey` orders the list in the language's own collation (rank made by ICU in Node); `searchText` is folded for `word`. */
export const countryName = pgTable(
  'country_name',
  {
    countryId: ref('country_id')
      .notNull()
      .references(() => country.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
    sortRank: integer('sort_rank').notNull().default(0),
    searchText: text('search_text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.countryId, t.locale] }), index('country_name_order_idx').on(t.locale, t.sortRank)],
)

/** Sea port or rail terminal; those with country CN are loading ports. */
export const port = pgTable(
  'port',
  {
    id: idColumn(),
    portName: text('port_name').notNull(),
    countryIso2: text('country_iso2').notNull(),
    unLocode: text('un_locode'),
    region: text('region'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    hasRoro: boolean('has_roro'),
    hasContainer: boolean('has_container'),
    isSample: isSample(),
    contentHash: contentHash(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('port_name_country_key').on(t.portName, t.countryIso2)],
)

/** Used-car import rule of a country, a hint with confidence and date. `maxAgeYears` null: no limit known; 0: used cars not admitted. */
export const importRule = pgTable(
  'import_rule',
  {
    id: idColumn(),
    countryIso2: text('country_iso2').notNull(),
    maxAgeYears: integer('max_age_years'),
    steeringAllowed: text('steering_allowed', { enum: STEERING_SIDES }),
    minEmissionStandard: text('min_emission_standard'),
    fuelRestrictions: text('fuel_restrictions')
      .array()
      .notNull()
      .default(sql`'{}'`),
    isInspectionRequired: boolean('is_inspection_required'),
    /** What else has to be known of the rule, in English as the sheet has it; in the other languages what `notedEn` says, which the English was when they were written. */
    noteEn: text('note_en'),
    notedEn: text('noted_en'),
    notes: jsonb('notes').$type<Partial<Record<string, string>>>().notNull().default({}),
    confidence: text('confidence', { enum: CONFIDENCES }).notNull(),
    asOfYear: integer('as_of_year'),
    checkedOn: date('checked_on', { mode: 'string' }),
    isSample: isSample(),
    contentHash: contentHash(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('import_rule_country_key').on(t.countryIso2), check('import_rule_confidence_check', sql.raw(`confidence in (${sqlList(CONFIDENCES)})`))],
)
