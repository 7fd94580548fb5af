import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { FONT_SUBSETS, type FontSubset } from './font-subsets.ts'

const FOLDER = '.cache/fonts'
// Figures of this face are tabular as they are; fractions and their helpers are not used.
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'rlig', 'init', 'medi', 'fina', 'isol', 'mark', 'mkmk', 'curs']

/**
 * Cuts the site's faces out of their npm packages into `.cache/fonts`, where style sheets and modules find them as
 * `virtual:fonts/<name>.woff2`. What is there already and of the same making is kept.
 */
export function fonts(): Plugin {
  return {
    name: 'quayline:fonts',
    async config(config) {
      const root = config.root ?? process.cwd()
      const folder = path.resolve(root, FOLDER)
      await makeFonts(root, folder)
      // Tailwind writes the addresses of a style sheet as relative ones.
      return { resolve: { alias: [{ find: /^(?:\.{1,2}\/)*virtual:fonts\//, replacement: `${folder}/` }] } }
    },
  }
}

/** Writes every subset into `folder`; throws where one has grown past its limit. `root` holds node_modules. */
export async function makeFonts(root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const stampFile = path.join(folder, 'stamp.json')
  const stamps = await readStamps(stampFile)
  const made: Record<string, string> = {}
  for (const subset of FONT_SUBSETS) made[subset.name] = await makeFont({ subset, root, folder, stamp: stamps[subset.name] })
  await writeFile(stampFile, JSON.stringify(made))
}

/** One subset as WOFF2. Hints are left out: they weigh a fifth and no current screen reads them. */
export function cutFont(source: Buffer, { text, weights }: FontSubset): Promise<Buffer> {
  return subsetFont(source, text, { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true, ...(weights ? { variationAxes: { wght: weights } } : {}) })
}

type Job = { subset: FontSubset; root: string; folder: string; stamp: string | undefined }

async function makeFont({ subset, root, folder, stamp }: Job): Promise<string> {
  const file = path.join(folder, `${subset.name}.woff2`)
  const source = await readFile(path.join(root, 'node_modules', subset.source))
  const key = createHash('sha256')
    .update(JSON.stringify([subset, FEATURES]))
    .update(source)
    .digest('base64url')
  const kept = await readFile(file).catch(() => null)
  if (kept !== null && stamp === `${key} ${digest(kept)}`) return stamp
  const font = await cutFont(source, subset)
  if (font.length > subset.limit) throw new Error(`${subset.name} has ${font.length} bytes, more than ${subset.limit}`)
  await writeFile(file, font)
  return `${key} ${digest(font)}`
}

async function readStamps(file: string): Promise<Record<string, string | undefined>> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, string | undefined>
}

function digest(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url')
}
