import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImportKind, ImportReport } from '#contract/import.ts'
import type { Ctx } from '#core/domain/context.ts'
import { importCatalogue } from '#core/domain/import/index.ts'
import { freshenInspections } from './freshen-inspections.ts'
import { loadBrandIntroductions } from './load-brands.ts'
import { loadDemoContent } from './load-content.ts'
import { loadDemoPrices } from './load-prices.ts'
import { loadRuleNotes } from './load-rule-notes.ts'
import { loadDemoWebLinks } from './load-web-links.ts'

/** Files of the demonstration catalogue, in the order in which each finds what it refers to. */
export const DEMO_FILES: readonly { kind: ImportKind; file: string }[] = [
  { kind: 'brands', file: 'brands.csv' },
  { kind: 'ports', file: 'ports.csv' },
  { kind: 'rules', file: 'import_rules.csv' },
  { kind: 'cars', file: 'cars.csv' },
  { kind: 'used', file: 'used_cars.csv' },
  { kind: 'fittings', file: 'fittings.csv' },
]

/** `done` of `total` counts percent over all files. */
export type DemoProgress = { kind: ImportKind; done: number; total: number }

const FILE_SHARE = 100 / DEMO_FILES.length

/**
 * Loads the demonstration catalogue with its articles, activities and files through the verbs of the staff and marks everything as sample data. Running it again changes nothing.
 * `rootDir`: the checkout, where `demo/catalogue` stands, from source and from the bundle alike. Throws where a row is rejected: the files are part of the product.
 */
export async function loadDemoCatalogue({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { rootDir: string; onProgress?: (progress: DemoProgress) => void }
}): Promise<ImportReport[]> {
  const reports: ImportReport[] = []
  for (const [at, { kind, file }] of DEMO_FILES.entries()) {
    const bytes = await readFile(path.join(input.rootDir, 'demo/catalogue', file))
    const report = await importCatalogue({
      ctx,
      input: {
        kind,
        bytes,
        fileName: file,
        isSample: true,
        publish: true,
        onProgress: ({ phase, done, total }) => {
          const share = ((phase === 'write' ? 1 : 0) + done / Math.max(total, 1)) / 2
          input.onProgress?.({ kind, done: Math.floor((at + share) * FILE_SHARE), total: 100 })
        },
      },
    })
    const [rejected] = report.rows.filter((row) => row.outcome === 'rejected')
    if (rejected) throw new Error(`${file} row ${rejected.row}: ${rejected.reasons.map((reason) => reason.message).join(' ')}`)
    if (kind === 'used' && report.totals.new > 0) await freshenInspections({ ctx })
    reports.push(report)
  }
  await loadRuleNotes({ ctx, input })
  await loadDemoPrices({ ctx, input })
  await loadDemoContent({ ctx, input })
  await loadDemoWebLinks({ ctx, input })
  return reports
}

/**
 * Adds the makers that the demonstration knows, marked as sample data, with what is said of them, which is true of the makers: a sheet of
 * cars names its brands, and an empty catalogue knows none.
 * Answers with their number.
 */
export async function loadKnownBrands({ ctx, input }: { ctx: Ctx; input: { rootDir: string } }): Promise<number> {
  const bytes = await readFile(path.join(input.rootDir, 'demo/catalogue/brands.csv'))
  const report = await importCatalogue({ ctx, input: { kind: 'brands', bytes, fileName: 'brands.csv', isSample: true } })
  await loadBrandIntroductions({ ctx, input })
  return report.totals.new
}
