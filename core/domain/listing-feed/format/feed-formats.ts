import { stringify } from 'csv-stringify/sync'
import type { FeedFormat } from '#contract/listing-feed-values.ts'
import type { FeedVehicle } from '#core/domain/listing-feed/vehicle/feed-vehicle.ts'
import type { VehicleDetails } from '#core/domain/listing-feed/vehicle/read-details.ts'
import type { Cell, FeedContext } from './feed-context.ts'
import { GOOGLE_COLUMNS, googleRow } from './google.ts'
import { META_COLUMNS, metaRow } from './meta.ts'
import { PLAIN_COLUMNS, plainRow } from './plain.ts'

export type Listed = { vehicle: FeedVehicle; details: VehicleDetails }

/** How a feed is written: its head, its rows in parts, its foot. */
type FeedWriter = {
  extension: 'csv' | 'json'
  contentType: string
  head(): string
  /** `isFirst`: no row stands before. */
  rows(context: FeedContext, listed: readonly Listed[], isFirst: boolean): string
  foot(): string
}

export const FEED_WRITERS: Readonly<Record<FeedFormat, FeedWriter>> = {
  google: csvWriter(GOOGLE_COLUMNS, googleRow),
  meta: csvWriter(META_COLUMNS, metaRow),
  csv: csvWriter(PLAIN_COLUMNS, (context, vehicle, details) => {
    const { pictures, colours, equipment, ...row } = plainRow(context, vehicle, details)
    return { ...row, pictures: pictures.join(' '), colours: colours.join('|'), equipment: equipment.join('|') }
  }),
  json: {
    extension: 'json',
    contentType: 'application/json; charset=utf-8',
    head: () => '{"vehicles":[',
    rows: (context, listed, isFirst) =>
      listed.map(({ vehicle, details }, at) => `${isFirst && at === 0 ? '' : ','}\n${JSON.stringify(plainRow(context, vehicle, details))}`).join(''),
    foot: () => '\n]}\n',
  },
}

/** A number that people call has been held to digits, blanks, brackets and hyphens; a sign before it would make it another one. */
const CALLED = 'tracking_phone_number'
const AS_IT_IS = { escape_formulas: false }

/** Without a byte order mark, which platforms would take for a part of the first name. Cells that a spreadsheet would run begin with `'` (OWASP CSV injection). */
function csvWriter<Name extends string>(
  columns: readonly Name[],
  rowOf: (context: FeedContext, vehicle: FeedVehicle, details: VehicleDetails) => Readonly<Partial<Record<Name, Cell>>>,
): FeedWriter {
  const write = (records: readonly object[], hasHead: boolean) =>
    stringify([...records], {
      header: hasHead,
      columns: [...columns],
      escape_formulas: true,
      record_delimiter: 'windows',
      cast: {
        boolean: String,
        string: (value, { column, header }) => (column === CALLED && !header ? { value, ...AS_IT_IS } : value),
      },
    })
  return {
    extension: 'csv',
    contentType: 'text/csv; charset=utf-8',
    head: () => write([], true),
    rows: (context, listed) =>
      write(
        listed.map(({ vehicle, details }) => rowOf(context, vehicle, details)),
        false,
      ),
    foot: () => '',
  }
}
