import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import pg from 'pg'
import type { Product } from './setup/product.ts'

export type StoredLead = {
  reference: string
  origin: string
  source: string
  locale: string
  car_model_sign: string | null
  country_name: string
  mobile_e164: string | null
}

/** The lead that a mail address has left, read from the database itself. */
export async function findLead(server: Product, mail: string): Promise<StoredLead | null> {
  const rows = await query<StoredLead>(
    server,
    'select reference, origin, source, locale, car_model_sign, country_name, mobile_e164 from enquiry where mail = $1',
    [mail],
  )
  expect(rows.length).toBeLessThanOrEqual(1)
  return rows[0] ?? null
}

/** Rows of the product's database. */
export async function query<Row extends object>(server: Product, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** Waits for the message to an address, of several the one that `holds` finds, that the product has put into its folder. */
export async function waitForMail(server: Product, address: string, holds = /./, timeout = 20_000): Promise<string> {
  let found = ''
  await expect
    .poll(async () => (found = await readMailTo(path.join(server.dataDir, 'mail'), address, holds)), { message: `a message to ${address}`, timeout })
    .not.toBe('')
  return found
}

async function readMailTo(folder: string, address: string, holds: RegExp): Promise<string> {
  const names = await readdir(folder).catch(() => [])
  // A message that is being written has another name.
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const source = await readFile(path.join(folder, name), 'utf8')
    if (new RegExp(`^To:.*${address.replaceAll('.', '\\.')}`, 'im').test(source) && holds.test(source)) return source
  }
  return ''
}

/** A person whom no other journey knows. */
export function newPerson(name: string) {
  const mark = crypto.randomUUID().slice(0, 8)
  return {
    name: `${name} ${mark}`,
    mail: `buyer.${mark}@example.com`,
    mobile: `+234 803 ${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`,
    remark: `Two units, please. ${mark}`,
  }
}
