import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The built product as the journeys find it. */
export type ServerRecord = {
  /** Origin of the English site. */
  origin: string
  /** Its database, for journeys that begin with a row of their own. */
  databaseUrl: string
  /** Holds `mail/` and everything else that it writes. */
  dataDir: string
  /** The link by which the first of the staff gets in, printed once. */
  setupLink: string
}

const FILE = path.resolve(import.meta.dirname, '../../../.cache/e2e-server.json')

export function writeServerRecord(record: ServerRecord): void {
  mkdirSync(path.dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(record), { mode: 0o600 })
}

export function readServerRecord(): ServerRecord {
  return JSON.parse(readFileSync(FILE, 'utf8')) as ServerRecord
}
