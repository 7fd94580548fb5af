import { sql } from 'drizzle-orm'
import { bigint, boolean, customType, integer, text, timestamp } from 'drizzle-orm/pg-core'

/** Surrogate key: 64-bit identity, never shown on the wire as a secret and never reused. */
export function idColumn() {
  return bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
}

export function createdAt() {
  return timestamp('created_at', { withTimezone: true, mode: 'date' })
    .notNull()
    .default(sql`now()`)
}

export function updatedAt() {
  return timestamp('updated_at', { withTimezone: true, mode: 'date' })
    .notNull()
    .default(sql`now()`)
}

/** Counts the changes of a row; who saves tells which one the change was made from (R16.9). */
export function version() {
  return integer('version').notNull().default(1)
}

export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

/** SHA-256 of the normalised import values, hex; decides "unchanged" in an import. Null: entered by hand. */
export function contentHash() {
  return text('content_hash')
}

/** Demonstration rows are marked on every page that shows them. */
export function isSample() {
  return boolean('is_sample').notNull().default(false)
}

/** Foreign key column, same type as `idColumn`. */
export function ref<Name extends string>(name: Name) {
  return bigint(name, { mode: 'number' })
}

/** US dollars in cents. Null means "ask for a quote", never 0 (R8.1). */
export function usdCents<Name extends string>(name: Name) {
  return bigint(name, { mode: 'number' })
}

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({
  dataType() {
    return 'bytea'
  },
})
