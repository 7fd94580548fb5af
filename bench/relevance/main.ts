// `npm run bench -- search`: how well search answers what buyers type, by the tables in `queries/`. Figures are printed, never asserted.
//   --worst 40         the worst queries with their first hits
//   --locale en,ru     only these languages
//   --site URL         a running product with the sample catalogue, instead of one that is started for it
//   --json FILE        the result of each query
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { startProduct } from '#bench/product.ts'
import { measureRelevance } from './measure.ts'
import { readTable } from './read-table.ts'
import { figureLines, figuresOf, worstLines } from './report.ts'
import { readStock } from './stock.ts'

const { values: options } = parseArgs({
  options: { worst: { type: 'string', default: '0' }, locale: { type: 'string' }, site: { type: 'string' }, json: { type: 'string' } },
})
const wanted = options.locale?.split(',')
const lines = LOCALE_CODES.filter((code) => wanted?.includes(code) ?? true).flatMap((code) => readTable(code))
const stock = readStock()

const results = await (options.site === undefined ? onOwnProduct() : measureRelevance(options.site, lines, stock))
if (Number(options.worst) > 0) console.log([...worstLines(results, Number(options.worst)), ''].join('\n'))
console.log(figureLines(results).join('\n'))
if (options.json !== undefined) await writeFile(options.json, JSON.stringify({ figures: figuresOf(results), results }, null, 2))

async function onOwnProduct() {
  const folder = await mkdtemp(path.join(tmpdir(), 'quayline-relevance-'))
  try {
    const product = await startProduct(folder, 'on')
    try {
      return await measureRelevance(product.url, lines, stock)
    } finally {
      await product.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
