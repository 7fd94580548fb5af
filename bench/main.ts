// `npm run bench`: pages, list and facets, enquiries, start and memory, in one run on one core each. Figures are printed, never asserted.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { benchCatalogue, benchFigures, benchLanded } from './catalogue.ts'
import { benchEnquiries } from './enquiries.ts'
import { benchPages } from './pages.ts'
import { benchSearch, benchSuggestions } from './search.ts'
import { benchStaffList } from './staff-list.ts'
import { startProduct } from './product.ts'
import { residentMb, ROOT, type Running } from './server.ts'
import { generateCarsCsv } from './generate-cars.ts'

const SIZES = (process.env.BENCH_SIZES ?? '1000,10000,100000').split(',').map(Number)

const folder = await mkdtemp(path.join(tmpdir(), 'quayline-bench-'))
try {
  await main()
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function main() {
  const first = await startServer('demo', 'on')
  print('start on an empty folder (database made, demo catalogue loaded)', `${first.startMs.toFixed(0)} ms`)
  await first.stop()
  const server = await startServer('demo', 'on')
  print('start with everything in place', `${server.startMs.toFixed(0)} ms`)
  print('memory after start', `${(await residentMb(server.pid)).toFixed(0)} MB`)
  await pages(server)
  await search(server, 'the demo stock')
  await enquiries(server)
  print('memory after the load', `${(await residentMb(server.pid)).toFixed(0)} MB`)
  await server.stop()
  for (const size of SIZES) await catalogue(size)
}

async function pages(server: Running) {
  const { cached, uncached, bare, bytes } = await benchPages(server.url)
  const ratio = (figure: number) => (figure / bare.perSecond).toFixed(2)
  print(`bare Node server, the same ${bytes} bytes`, `${bare.perSecond.toFixed(0)}/s, p99 ${bare.p99} ms`)
  print('cached page', `${cached.perSecond.toFixed(0)}/s, p99 ${cached.p99} ms, ${ratio(cached.perSecond)} of bare, ${cached.failed} failed`)
  print(
    'uncached page',
    `${uncached.perSecond.toFixed(0)}/s, p50 ${uncached.p50} ms, p99 ${uncached.p99} ms, ${ratio(uncached.perSecond)} of bare, ${uncached.failed} failed`,
  )
}

async function enquiries(server: Running) {
  const { perSecond, refused, times } = await benchEnquiries(server.url)
  print('enquiries stored', `${perSecond.toFixed(0)}/s, p50 ${times.p50.toFixed(1)} ms, p99 ${times.p99.toFixed(1)} ms, ${refused} refused`)
}

async function search(server: Running, stock: string) {
  const { fresh, again } = await benchSearch(server.url)
  print(`search over ${stock}, new words`, `p50 ${fresh.p50.toFixed(1)} ms, p95 ${fresh.p95.toFixed(1)} ms (${fresh.count} calls)`)
  print(`search over ${stock}, words asked before`, `p50 ${again.p50.toFixed(1)} ms, p95 ${again.p95.toFixed(1)} ms (${again.count} calls)`)
  const typed = await benchSuggestions(server.url)
  print(`suggestions over ${stock}, at each letter`, `p50 ${typed.p50.toFixed(1)} ms, p95 ${typed.p95.toFixed(1)} ms (${typed.count} calls)`)
}

async function catalogue(size: number) {
  const file = path.join(folder, `cars-${size}.csv`)
  await writeFile(file, generateCarsCsv(size, ROOT))
  const server = await startServer(`cars-${size}`, 'on')
  const importMs = await importCars(file, `cars-${size}`)
  print(`import of ${size} cars`, `${(importMs / 1000).toFixed(1)} s`)
  const times = await benchCatalogue(server.url)
  print(`list + facets at ${size} cars`, `p50 ${times.p50.toFixed(1)} ms, p95 ${times.p95.toFixed(1)} ms (${times.count} calls)`)
  const landed = await benchLanded(server.url)
  print(
    `list + facets + landed prices of what is admitted at ${size} cars`,
    `p50 ${landed.p50.toFixed(1)} ms, p95 ${landed.p95.toFixed(1)} ms (${landed.count} calls)`,
  )
  const { made, lists } = await benchFigures(server.url)
  print(
    `figures of a destination at ${size} cars, the first list that asks for them`,
    `p50 ${made.p50.toFixed(0)} ms, p95 ${made.p95.toFixed(0)} ms (${made.count} calls)`,
  )
  print(`list + facets by the price at a destination at ${size} cars`, `p50 ${lists.p50.toFixed(1)} ms, p95 ${lists.p95.toFixed(1)} ms (${lists.count} calls)`)
  await search(server, `${size} cars`)
  const staff = await benchStaffList(server.url, path.join(folder, `cars-${size}`))
  print(`staff's list at ${size} cars`, `p50 ${staff.p50.toFixed(1)} ms, p95 ${staff.p95.toFixed(1)} ms (${staff.count} calls)`)
  await server.stop()
}

async function importCars(file: string, data: string): Promise<number> {
  const started = performance.now()
  const child = spawn(path.join(ROOT, 'node_modules/.bin/node'), ['scripts/import.mjs', 'cars', file, '--publish'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: path.join(folder, data) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number]
  if (code !== 0) throw new Error(`The import of ${file} ended with ${code}`)
  return performance.now() - started
}

async function startServer(data: string, demo: 'on' | 'off'): Promise<Running> {
  return startProduct(path.join(folder, data), demo)
}

function print(what: string, figure: string) {
  console.log(`${what.padEnd(72)} ${figure}`)
}
