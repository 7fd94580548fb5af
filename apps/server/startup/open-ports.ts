import path from 'node:path'
import type { Database } from '#core/db/client.ts'
import { createMemoryCache } from '#core/ports/cache/memory.ts'
import { createSystemClock } from '#core/ports/clock/system.ts'
import type { DiskRoom } from '#core/ports/files/disk-room.ts'
import { openBucketFileStore, openLocalFileStore } from '#core/ports/files/flydrive.ts'
import type { FileStore } from '#core/ports/files/port.ts'
import { MissingPackage } from '#core/ports/files/s3.ts'
import { createPgBossQueue } from '#core/ports/jobs/pg-boss.ts'
import { createPasswordHasher } from '#core/ports/password/argon2id.ts'
import { createPdfMaker } from '#core/ports/pdf/typst.ts'
import { keepRenditions } from '#core/ports/pictures/cached.ts'
import { createPictureTools } from '#core/ports/pictures/sharp.ts'
import type { Ports } from '#core/ports/ports.ts'
import { createHttpTranslator } from '#core/ports/translator/http.ts'
import { createCloudWhatsapp } from '#core/ports/whatsapp/cloud.ts'
import type { Env } from '#apps/server/settings/env.ts'
import type { Lifecycle } from '#apps/server/process/lifecycle.ts'
import { StartupError } from '#apps/server/process/startup-error.ts'

/** The real outside world for the verbs of this process; `database` must be migrated. */
export async function openPorts(input: {
  database: Database
  env: Env
  rootDir: string
  lifecycle: Lifecycle
  /** Where there is none on the disk, no files are written. */
  room: DiskRoom
  onError: (error: unknown) => void
}): Promise<Ports> {
  const jobs = await createPgBossQueue({ db: input.database.db, onError: input.onError })
  input.lifecycle.onStop('the outbox', () => jobs.stop())
  const files = await openFiles(input.env, input.room)
  // Renditions of the demonstration outlive its data folder; those of a real shop live in its store alone.
  const tools = createPictureTools()
  const pictures = input.env.isDemo ? keepRenditions(tools, path.join(input.rootDir, '.cache/renditions'), input.room) : tools
  return {
    cache: createMemoryCache(),
    clock: createSystemClock(),
    files,
    jobs,
    passwords: createPasswordHasher(),
    pdf: createPdfMaker(),
    pictures,
    translator: input.env.translator && createHttpTranslator(input.env.translator),
    whatsapp: input.env.whatsapp && createCloudWhatsapp(input.env.whatsapp),
  }
}

async function openFiles({ bucket, dataDir }: Env, room: DiskRoom): Promise<FileStore> {
  if (bucket === null) return openLocalFileStore(path.join(dataDir, 'files'), room)
  try {
    return await openBucketFileStore(bucket, room)
  } catch (error) {
    if (error instanceof MissingPackage) throw new StartupError(`FILES_URL: ${error.message}.`)
    throw error
  }
}
