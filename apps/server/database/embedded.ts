import { ensureApplicationDatabase } from './application-database.ts'
import { findBinaries } from './binaries.ts'
import { queryOnce } from './check-server.ts'
import { checkCluster, createCluster, hasCluster, type ClusterPlace } from './cluster.ts'
import { withFolderLock } from './folder-lock.ts'
import { clusterOf, placeDatabase, SYSTEM_FOLDERS, type SystemFolders } from './placement.ts'
import { findPostmaster, stopPostmaster, type Postmaster } from './postmaster.ts'
import { startServer, waitUntilReady } from './server-process.ts'
import { urlsOf } from './urls.ts'
import { enterUsers, forgetDeadUsers, hasOtherUsers, leaveUsers } from './users.ts'
import { watchServer } from './watch-server.ts'

export type EmbeddedOptions = {
  /** Must exist and be writable. */
  dataDir: string
  rootDir: string
  onProgress: (message: string) => void
  /** False only for the tests' own cluster: a power cut would destroy it, and it is several times faster. */
  isDurable?: boolean
  systemFolders?: SystemFolders
}

export type EmbeddedDatabase = {
  url: string
  administratorUrl: string
  folder: string
  version: string
  stop(): Promise<void>
}

/**
 * Starts the packaged PostgreSQL on the cluster of `dataDir`, made at the first start, or joins the server that already runs on
 * it: another living process's, or one left over after `kill -9`. The last process to stop takes the server down.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const systemFolders = options.systemFolders ?? SYSTEM_FOLDERS
  const { folder, account } = await placeDatabase(options.dataDir, systemFolders)
  const binaries = await findBinaries({ rootDir: options.rootDir, account, cacheDir: systemFolders.cache })
  const place: ClusterPlace = { folder, account, binaries, isDurable: options.isDurable ?? true }
  const { port } = await withFolderLock(lockOf(folder), () => join(place, options.onProgress))
  const watch = watchServer({
    isRunning: () => findPostmaster(clusterOf(folder)) !== null,
    restart: () => withFolderLock(lockOf(folder), () => restart(place, port, options.onProgress)),
    onProgress: options.onProgress,
  })
  return {
    ...urlsOf(folder, port),
    folder,
    version: binaries.version,
    stop: async () => {
      await watch.stop()
      await withFolderLock(lockOf(folder), () => leave(folder))
    },
  }
}

async function join(place: ClusterPlace, onProgress: (message: string) => void): Promise<Postmaster> {
  if (hasCluster(place.folder)) await checkCluster(place)
  else {
    onProgress(`making the database with PostgreSQL ${place.binaries.version}`)
    await createCluster(place)
  }
  forgetDeadUsers(place.folder)
  const server = (await joinRunning(place, onProgress)) ?? (await startServer(place, null))
  await ensureApplicationDatabase(place.folder, server.port)
  enterUsers(place.folder)
  return server
}

async function joinRunning({ folder, binaries }: ClusterPlace, onProgress: (message: string) => void): Promise<Postmaster | null> {
  const running = findPostmaster(clusterOf(folder))
  const ready = running === null ? null : await waitUntilReady(folder, running.pid)
  if (ready === null) return null
  if (hasOtherUsers(folder)) {
    onProgress('using the server of another running process')
    return ready
  }
  if ((await versionAt(urlsOf(folder, ready.port).administratorUrl)) === binaries.version) {
    onProgress('using the server left over from an earlier run')
    return ready
  }
  await stopPostmaster(ready.pid)
  return null
}

// On the same port, because connection pools keep their address. Another process may have been quicker.
async function restart(place: ClusterPlace, port: number, onProgress: (message: string) => void): Promise<void> {
  if (findPostmaster(clusterOf(place.folder)) !== null) return
  onProgress('PostgreSQL has ended and is started again')
  await startServer(place, port)
}

async function leave(folder: string): Promise<void> {
  leaveUsers(folder)
  const server = hasOtherUsers(folder) ? null : findPostmaster(clusterOf(folder))
  if (server !== null) await stopPostmaster(server.pid)
}

/** What a server calls its version, or null when it does not answer. */
async function versionAt(url: string): Promise<string | null> {
  try {
    const { rows } = await queryOnce(url, 'show server_version')
    return (rows[0] as { server_version: string } | undefined)?.server_version ?? null
  } catch {
    return null
  }
}

function lockOf(folder: string): string {
  return `${folder}.lock`
}
