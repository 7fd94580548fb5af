// `npm run lighthouse -- [ADDRESS] [--runs=3]`: Lighthouse's mobile profile over the main pages in three languages, as a table.
// Without an address it starts the built product on a free port, with a data folder of its own.
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { main, NODE, projectEnv, ROOT, ScriptError } from './child.mjs'
import { ensureBuilt } from './ensure-build.mjs'
import { ensureChromium } from './ensure-chromium.mjs'

const LOCALES = ['en', 'ar', 'th']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const SETTLE = { times: 240, same: 20, pauseMs: 250 }
const IDLE = { times: 300, pauseMs: 2000, share: 0.1 }
const LIMITS = { score: 98, lcp: 1500, cls: 0.02, tbt: 100 }
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update']
FLAGS.push('--disable-sync', '--no-first-run', '--host-resolver-rules=MAP *.localhost 127.0.0.1')

const runs = Number(process.argv.find((word) => word.startsWith('--runs='))?.slice('--runs='.length) ?? 1)
const given = process.argv.slice(2).find((word) => word.startsWith('http'))

await main(async () => {
  const chromePath = process.env.CHROME_PATH ?? (await ensureChromium())
  const server = given === undefined ? await startServer() : { origin: given.replace(/\/$/, ''), stop: async () => {} }
  const chrome = await launch({ chromePath, chromeFlags: FLAGS })
  try {
    const rows = []
    const pages = await pagesOf(server.origin)
    // The browser's own first steps are not the page's.
    await untilIdle(server.origin)
    await settle(pages[0].address)
    await visit(pages[0].address, chrome.port)
    for (const { name, address } of pages) rows.push({ name, address, ...(await measure(address, chrome.port)) })
    return report(rows)
  } finally {
    chrome.kill()
    await server.stop()
  }
})

async function pagesOf(origin) {
  const list = await (await fetch(`${origin}/carList`)).text()
  const car = /href="(\/car\/[^"/?#]+)"/.exec(list)?.[1]
  if (car === undefined) throw new ScriptError('The list shows no vehicle to measure.')
  const pages = { home: '/', list: '/carList', detail: car }
  return LOCALES.flatMap((locale) => {
    const host = locale === 'en' ? origin : origin.replace('://', `://${locale}.`)
    return Object.entries(pages).map(([page, pathname]) => ({ name: `${page} ${locale}`, address: `${host}${pathname}` }))
  })
}

/** The median of every figure over all runs; what is wrong in any of them. */
async function measure(address, port) {
  await settle(address)
  const results = []
  for (let run = 0; run < runs; run += 1) results.push(figuresOf(await visit(address, port)))
  const median = (figure) => results.map(figure).sort((one, other) => one - other)[Math.floor(results.length / 2)]
  return {
    scores: Object.fromEntries(CATEGORIES.map((id) => [id, median(({ scores }) => scores[id])])),
    faults: [...new Set(results.flatMap(({ faults }) => faults))],
    lcp: median(({ lcp }) => lcp),
    cls: median(({ cls }) => cls),
    tbt: median(({ tbt }) => tbt),
    bytes: median(({ bytes }) => bytes),
  }
}

// A visitor of a live site finds its pictures done, and the page kept and packed tightly because others came before: it is asked for
// until it has stayed the same for a while and has been packed.
async function settle(address) {
  if (given !== undefined) return
  const sizes = []
  while (sizes.length < SETTLE.times) {
    sizes.push(await sizeOf(address))
    const last = sizes.slice(-SETTLE.same)
    if (sizes.length > SETTLE.same && new Set(last).size === 1 && last[0] < Math.max(...sizes)) return
    await sleep(SETTLE.pauseMs)
  }
}

// The renditions of the sample pictures are made in the background of a first start, on the processor that shall be measured.
async function untilIdle(origin) {
  if (given !== undefined) return
  let spent = await cpuSeconds(origin)
  for (let time = 0; time < IDLE.times; time += 1) {
    await sleep(IDLE.pauseMs)
    const now = await cpuSeconds(origin)
    if (now - spent < (IDLE.share * IDLE.pauseMs) / 1000) return
    spent = now
  }
  throw new ScriptError('The server does not come to rest.')
}

async function cpuSeconds(origin) {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const seconds = /^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]
  if (seconds === undefined) throw new ScriptError('The server tells no processor time.')
  return Number(seconds)
}

// By Node's own client: not every system knows the names of the languages' hosts.
async function sizeOf(address) {
  const { host, port, pathname } = new URL(address)
  const [answer] = await once(get({ host: '127.0.0.1', port, path: pathname, headers: { host, 'accept-encoding': 'br' } }), 'response')
  answer.resume()
  await once(answer, 'end')
  return Number(answer.headers['content-length'])
}

// Now and then Chromium records no trace at all: that says nothing about the page, and the visit is made once more.
async function visit(address, port) {
  const options = { port, logLevel: 'error', onlyCategories: CATEGORIES }
  const result = await lighthouse(address, options)
  return result.lhr.runtimeError ? lighthouse(address, options) : result
}

function figuresOf({ lhr }) {
  if (lhr.runtimeError) throw new ScriptError(`${lhr.requestedUrl}: ${lhr.runtimeError.message}`)
  const { audits, categories } = lhr
  const scores = Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]))
  const faults = CATEGORIES.slice(1).flatMap((id) =>
    categories[id].auditRefs.filter((ref) => ref.weight > 0 && audits[ref.id].score === 0).map((ref) => ref.id),
  )
  return {
    scores,
    faults,
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    bytes: audits['total-byte-weight'].numericValue,
  }
}

function report(rows) {
  const table = rows.map((row) => ({
    page: row.name,
    performance: row.scores.performance,
    accessibility: row.scores.accessibility,
    'best practices': row.scores['best-practices'],
    seo: row.scores.seo,
    'LCP ms': Math.round(row.lcp),
    CLS: Number(row.cls.toFixed(3)),
    'TBT ms': Math.round(row.tbt),
    kB: Math.round(row.bytes / 1000),
  }))
  console.table(table)
  const failed = rows.filter(isOver)
  for (const row of failed) process.stderr.write(`${row.name} misses the limits (${row.address}) ${row.faults.join(', ')}\n`)
  return failed.length === 0 ? 0 : 1
}

function isOver({ scores, lcp, cls, tbt }) {
  return Object.values(scores).some((score) => score < LIMITS.score) || lcp > LIMITS.lcp || cls > LIMITS.cls || tbt > LIMITS.tbt
}

async function startServer() {
  await ensureBuilt()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'lighthouse-'))
  const port = await freePort()
  const env = projectEnv({ NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const child = spawn(NODE, ['build/server/main.js'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = async () => {
    const ended = child.exitCode === null ? once(child, 'exit') : null
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => /^Ready: /m.test(String(chunk)) && resolve())
    child.once('exit', (code) => reject(new ScriptError(`The server ended with ${code} before it was ready.`)))
  })
  return { origin: `http://localhost:${port}`, stop }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  return port
}
