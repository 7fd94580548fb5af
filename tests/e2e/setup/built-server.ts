import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { clusterOf, placeDatabase, SYSTEM_FOLDERS } from '#apps/server/database/placement.ts'
import { findPostmaster } from '#apps/server/database/postmaster.ts'
import { urlsOf } from '#apps/server/database/urls.ts'

export type BuiltServer = {
  origin: string
  databaseUrl: string
  /** The one-time link of the first start. */
  setupLink: string
  /** Ends the process where it stands, as a machine does that loses its power, and starts it once more at the same address. */
  crash: () => Promise<void>
  stop: () => Promise<void>
}

/** What buyers answer to, and what a mail server signs with that hands their answers on. */
export const REPLY_ADDRESS = 'reply+*@in.quayline.example'
export const MAIL_WEBHOOK_SECRET = 'whsec_am91cm5leXMgb2YgdGhlIGJyb3dzZXIgYWxvbmU='

type ServerInput = {
  rootDir: string
  dataDir: string
  /** Null for the packaged database. */
  databaseUrl: string | null
  /** Of a second process of one site, which answers requests alone: the first one's address. */
  siteOrigin?: string
  /** Where it asks for translations. */
  translatorUrl?: string
  /** Without the demo catalogue, as a company begins. */
  isEmpty?: boolean
  /** How many of the demonstration are loaded. */
  pictures?: 'few' | 'all'
}

/** Runs `build/server/main.js` as `npm start` does and waits for its last line. */
export async function startBuiltServer(input: ServerInput): Promise<BuiltServer> {
  const program = path.join(input.rootDir, 'build/server/main.js')
  if (!existsSync(program)) throw new Error('There is no build: run `npm test` or `npm run build`.')
  const port = await findPort()
  const start = () => spawn(process.execPath, [program], { env: environmentOf(input, port), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let child = start()
  const output = await lastLine(child)
  const place = input.databaseUrl === null ? await findPackagedDatabase(input.dataDir) : null
  return {
    origin: `http://localhost:${port}`,
    databaseUrl: input.databaseUrl ?? place?.url ?? '',
    setupLink: /http:\S+#\/setup\S+/.exec(output)?.[0] ?? '',
    crash: async () => {
      await end(child, 'SIGKILL')
      child = start()
      await lastLine(child)
    },
    stop: async () => {
      const code = await end(child, 'SIGTERM')
      if (place !== null) await rm(path.dirname(place.folder), { recursive: true, force: true })
      if (code !== 0) throw new Error(`The server ended with ${code}.`)
    },
  }
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  const ended = once(child, 'exit')
  child.kill(signal)
  const [code] = (await ended) as [number | null]
  return code
}

function environmentOf(
  { dataDir, databaseUrl, siteOrigin, translatorUrl, isEmpty = false, pictures = 'few' }: ServerInput,
  port: number,
): Record<string, string> {
  const fixed = { NODE_ENV: 'production', LOG_LEVEL: 'warn', DEMO_PICTURES: pictures }
  const own = {
    ...fixed,
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(siteOrigin === undefined ? {} : { SITE_ORIGIN: siteOrigin, ROLE: 'web' }),
    ...(isEmpty ? { DEMO: 'off' } : {}),
    ...(translatorUrl === undefined ? {} : { TRANSLATOR_URL: translatorUrl }),
    REPLY_ADDRESS,
    MAIL_WEBHOOK_SECRET,
  }
  return databaseUrl === null ? own : { ...own, DATABASE_URL: databaseUrl }
}

/** A free port that no outgoing connection takes until the server listens: systems give those numbers from 32768 on. */
export async function findPort(): Promise<number> {
  for (;;) {
    const port = 10_000 + randomInt(20_000)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '::')
  try {
    await once(probe, 'listening')
    probe.close()
    await once(probe, 'close')
    return true
  } catch {
    return false
  }
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

export async function findPackagedDatabase(dataDir: string): Promise<{ url: string; folder: string }> {
  const { folder } = await placeDatabase(dataDir, SYSTEM_FOLDERS)
  const port = findPostmaster(clusterOf(folder))?.port ?? 0
  return { url: urlsOf(folder, port).url, folder }
}
