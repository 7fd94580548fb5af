import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { AppError } from '#contract/errors.ts'

/** Pixels as red, green, blue and alpha, turned as the picture is seen. */
export type HeicPixels = { width: number; height: number; data: Uint8ClampedArray }

type Answer = HeicPixels | { failure: 'too_many_pixels' | 'media_unreadable' }

/** Twelve megapixels take two to five seconds. */
const LONGEST_MS = 60_000
const SCRIPT_MEGABYTES = 256

let line: Promise<unknown> = Promise.resolve()

/**
 * Decodes a photograph of a telephone (HEVC in HEIF, for which the packaged libvips has no codec): by libheif as WebAssembly, in a thread of
 * its own that may take a minute, one picture at a time. Throws `too_many_pixels` before decoding, `media_unreadable`.
 */
export function decodeHeic(bytes: Uint8Array<ArrayBuffer>, limits: { maxPixels: number }): Promise<HeicPixels> {
  const turn = line.then(() => decodeInThread(bytes, limits))
  line = turn.catch(() => {})
  return turn
}

function decodeInThread(bytes: Uint8Array<ArrayBuffer>, { maxPixels }: { maxPixels: number }): Promise<HeicPixels> {
  const library = createRequire(import.meta.url).resolve('libheif-js/wasm-bundle.js')
  return new Promise((resolve, reject) => {
    const thread = new Worker(`(${work.toString()})()`, {
      eval: true,
      workerData: { library, bytes, maxPixels },
      env: {},
      // What the library prints of a damaged file is no line of our log.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: SCRIPT_MEGABYTES },
    })
    const end = (settle: () => void) => {
      clearTimeout(timer)
      void thread.terminate()
      settle()
    }
    const fail = (cause?: unknown) => end(() => reject(new AppError('media_unreadable', { cause })))
    const timer = setTimeout(() => fail(new Error('Decoding took too long')), LONGEST_MS)
    thread.once('message', (answer: Answer) => end(() => ('failure' in answer ? reject(new AppError(answer.failure)) : resolve(answer))))
    thread.once('error', fail)
    thread.once('exit', () => fail())
  })
}

type HeifImage = {
  get_width(): number
  get_height(): number
  is_primary(): boolean
  display(target: HeicPixels, done: (filled: HeicPixels | null) => void): void
}
type Library = { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } }

/** Runs in the thread, as text: it can name nothing of this module. */
function work(): void {
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads')
  const { library, bytes, maxPixels } = workerData as { library: string; bytes: Uint8Array; maxPixels: number }
  const { HeifDecoder } = process.getBuiltinModule('node:module').createRequire(library)(library) as Library
  const answer = (told: Answer) => parentPort?.postMessage(told, 'data' in told ? [told.data.buffer as ArrayBuffer] : [])
  const images = new HeifDecoder().decode(bytes)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (image === undefined) return answer({ failure: 'media_unreadable' })
  const width = image.get_width()
  const height = image.get_height()
  if (width * height > maxPixels) return answer({ failure: 'too_many_pixels' })
  const data = new Uint8ClampedArray(width * height * 4)
  image.display({ width, height, data }, (filled) => answer(filled === null ? { failure: 'media_unreadable' } : { width, height, data: filled.data }))
}
