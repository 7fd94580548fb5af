import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { DEALER_BUSINESS_KINDS, DEALER_EVENT_KINDS, DEALER_INTERESTS, DEALER_STAGES, DEALER_VOLUMES } from '#contract/dealer-values.ts'
import { customer } from './customer.ts'
import { bytea, createdAt, idColumn, moment, ref, updatedAt } from './columns.ts'
import { sqlList } from './sql-list.ts'
import { country } from './place.ts'
import { staff } from './staff.ts'

/** A dealer prospect's application as a case with a stage. */
export const dealerApplication = pgTable(
  'dealer_application',
  {
    id: idColumn(),
    /** Spoken reference such as `D7K3-M2`, made like an enquiry's. */
    reference: text('reference').notNull(),
    company: text('company').notNull(),
    name: text('name').notNull(),
    mail: text('mail').notNull(),
    mobile: text('mobile').notNull(),
    /** E.164 where the number could be read with the country; null otherwise, never a reason to refuse. */
    mobileE164: text('mobile_e164'),
    whatsapp: text('whatsapp'),
    whatsappE164: text('whatsapp_e164'),
    countryId: ref('country_id').references(() => country.id),
    countryName: text('country_name').notNull(),
    territory: text('territory'),
    businessKind: text('business_kind', { enum: DEALER_BUSINESS_KINDS }),
    yearsInBusiness: integer('years_in_business'),
    yearlyVolume: text('yearly_volume', { enum: DEALER_VOLUMES }),
    brands: text('brands'),
    interests: text('interests', { enum: DEALER_INTERESTS })
      .array()
      .notNull()
      .default(sql`'{}'`),
    hasShowroom: boolean('has_showroom'),
    hasWorkshop: boolean('has_workshop'),
    remark: text('remark'),
    /** First and last touch as the browser sent them, cleaned (R18.1). */
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    locale: text('locale').notNull(),
    stage: text('stage', { enum: DEALER_STAGES }).notNull().default('submitted'),
    ownerId: ref('owner_id').references(() => staff.id, { onDelete: 'set null' }),
    isQuarantined: boolean('is_quarantined').notNull().default(false),
    /** Whose it is, once `linkCustomer` has found that; null until then and in quarantine. */
    customerId: ref('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('dealer_application_reference_key').on(t.reference),
    index('dealer_application_created_idx').on(t.createdAt.desc(), t.id.desc()),
    index('dealer_application_stage_idx').on(t.stage, t.createdAt.desc()),
    index('dealer_application_owner_idx').on(t.ownerId, t.createdAt.desc()),
    index('dealer_application_mail_idx').on(sql`lower(mail)`, t.createdAt.desc()),
    index('dealer_application_customer_idx').on(t.customerId),
    index('dealer_application_unlinked_idx')
      .on(t.id)
      .where(sql`customer_id is null and not is_quarantined`),
    check('dealer_application_stage_check', sql.raw(`stage in (${sqlList(DEALER_STAGES)})`)),
    check('dealer_application_kind_check', sql.raw(`business_kind in (${sqlList(DEALER_BUSINESS_KINDS)})`)),
    check('dealer_application_volume_check', sql.raw(`yearly_volume in (${sqlList(DEALER_VOLUMES)})`)),
    check('dealer_application_years_check', sql.raw('years_in_business between 0 and 300')),
  ],
)

/** What happened to an application, oldest first. `staffId` null: the applicant, or the system. */
export const dealerApplicationEvent = pgTable(
  'dealer_application_event',
  {
    id: idColumn(),
    dealerApplicationId: ref('dealer_application_id')
      .notNull()
      .references(() => dealerApplication.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: DEALER_EVENT_KINDS }).notNull(),
    staffId: ref('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    index('dealer_application_event_order_idx').on(t.dealerApplicationId, t.createdAt),
    check('dealer_application_event_kind_check', sql.raw(`kind in (${sqlList(DEALER_EVENT_KINDS)})`)),
  ],
)

/** A file of an application, under a random key in the file store; it has no public address. */
export const dealerDocument = pgTable(
  'dealer_document',
  {
    id: idColumn(),
    dealerApplicationId: ref('dealer_application_id')
      .notNull()
      .references(() => dealerApplication.id, { onDelete: 'cascade' }),
    /** As the applicant calls it, cleaned. */
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    byteSize: integer('byte_size').notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('dealer_document_storage_key').on(t.storageKey), index('dealer_document_application_idx').on(t.dealerApplicationId, t.id)],
)

/** A link to the state of an application: 256 random bits, of which the hash alone is kept. */
export const dealerStatusLink = pgTable(
  'dealer_status_link',
  {
    id: idColumn(),
    dealerApplicationId: ref('dealer_application_id')
      .notNull()
      .references(() => dealerApplication.id, { onDelete: 'cascade' }),
    codeHash: bytea('code_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [uniqueIndex('dealer_status_link_code_key').on(t.codeHash), index('dealer_status_link_application_idx').on(t.dealerApplicationId)],
)
