import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { clusterOf, placeDatabase, SYSTEM_FOLDERS } from '#apps/server/database/placement.ts'
import { findPostmaster } from '#apps/server/database/postmaster.ts'
import { urlsOf } from '#apps/server/database/urls.ts'
import { findFreePort } from '#apps/server/free-port.ts'

export type BuiltServer = {
  origin: string
  databaseUrl: string
  /** The one-time link of the first start. */
  setupLink: string
  stop: () => Promise<void>
}

/** Runs `build/server/main.js` as `npm start` does and waits for its last line. `databaseUrl`: null for the packaged database. */
export async function startBuiltServer(input: { rootDir: string; dataDir: string; databaseUrl: string | null }): Promise<BuiltServer> {
  const program = path.join(input.rootDir, 'build/server/main.js')
  if (!existsSync(program)) throw new Error('There is no build: run `npm test` or `npm run build`.')
  const port = await findFreePort('::')
  const child = spawn(process.execPath, [program], { env: environmentOf(input, port), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  const output = await lastLine(child)
  const place = input.databaseUrl === null ? await findPackagedDatabase(input.dataDir) : null
  return {
    origin: `http://localhost:${port}`,
    databaseUrl: input.databaseUrl ?? place?.url ?? '',
    setupLink: /http:\S+#\/setup\S+/.exec(output)?.[0] ?? '',
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const [code] = await ended
      if (place !== null) await rm(path.dirname(place.folder), { recursive: true, force: true })
      if (code !== 0) throw new Error(`The server ended with ${code}.`)
    },
  }
}

function environmentOf({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | null }, port: number): Record<string, string> {
  const own = { PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'production', LOG_LEVEL: 'warn', DEMO_PICTURES: 'few' }
  return databaseUrl === null ? own : { ...own, DATABASE_URL: databaseUrl }
}

function lastLine(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (/^Ready: /m.test(output)) resolve(output)
      })
    }
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${output}`)))
  })
}

async function findPackagedDatabase(dataDir: string): Promise<{ url: string; folder: string }> {
  const { folder } = await placeDatabase(dataDir, SYSTEM_FOLDERS)
  const port = findPostmaster(clusterOf(folder))?.port ?? 0
  return { url: urlsOf(folder, port).url, folder }
}
