import { access } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { QuotationSheet } from '#contract/quotation-sheet.ts'
import { FONT_FILES, lookOf } from './fonts.ts'
import { PdfFailure, type PdfMaker } from './port.ts'
import { withSafeWords } from './safe-words.ts'

type Native = { NodeCompiler: Pick<typeof NodeCompiler, 'create'> }
type Engine = { compiler: NodeCompiler; template: string }

const loadNative = (): Promise<Native> => import('@myriaddreamin/typst-ts-node-compiler')

/** What this many documents had no use for is forgotten; the template itself is needed by each. */
const KEPT_AGE = 2

/** Made by Typst, a native package that is loaded with the first document. One takes the thread for 10 to 200 ms: by its lines, and Urdu longest. */
export function createPdfMaker(load: () => Promise<Native> = loadNative): PdfMaker {
  let engine: Promise<Engine> | null = null
  const open = () => {
    engine ??= openEngine(load).catch((error: unknown) => {
      engine = null
      throw error
    })
    return engine
  }
  return {
    quotation: async (sheet) => {
      const opened = await open()
      // Between two documents others have their turn, and what the one before held outside of the heap is given back.
      await nextTurn()
      return compile(opened, sheet)
    },
  }
}

async function openEngine(load: () => Promise<Native>): Promise<Engine> {
  const { NodeCompiler: Compiler } = await load().catch((cause: unknown) => {
    throw new PdfFailure(`No PDF can be made: @myriaddreamin/typst-ts-node-compiler has no binary that runs on ${process.platform}-${process.arch}`, { cause })
  })
  const fontPaths = await findFonts()
  const { default: template } = await import('./quotation.typ?raw')
  // No folder has this name, so that not even the template can read a file.
  const workspace = path.join(tmpdir(), `quayline-none-${crypto.randomUUID()}`)
  return { compiler: Compiler.create({ workspace, fontArgs: [{ fontPaths }] }), template }
}

/** A font that is not there would be missed by nobody but the reader. */
async function findFonts(): Promise<string[]> {
  const { resolve } = createRequire(import.meta.url)
  try {
    const files = FONT_FILES.map(([name, file]) => path.join(path.dirname(resolve(name)), file))
    await Promise.all(files.map((file) => access(file)))
    return files
  } catch (cause) {
    throw new PdfFailure('No PDF can be made: a package of its fonts is missing', { cause })
  }
}

function compile({ compiler, template }: Engine, sheet: QuotationSheet): Uint8Array {
  const inputs = { sheet: JSON.stringify(withSafeWords(sheet)), look: JSON.stringify(lookOf(sheet.locale)) }
  try {
    const made = compiler.compile({ mainFileContent: template, inputs })
    if (made.result !== null) return compiler.pdf(made.result)
    const error = made.takeDiagnostics()
    const said = error === null ? [] : (compiler.fetchDiagnostics(error) as { message: string }[])
    throw new PdfFailure(`A quotation could not be set: ${said.map(({ message }) => message).join('; ')}`)
  } finally {
    compiler.evictCache(KEPT_AGE)
  }
}
