import { z } from 'zod'
import { TranslatorFailure, type Translator } from './port.ts'

/** `url`: what is posted to, such as `https://translate.example.com/translate`. */
export type TranslatorSettings = { url: string; key: string | null; seconds: number }

/** Bytes of an answer at most. */
const MOST_BYTES = 2 * 1024 * 1024

const answerSchema = z.object({ translatedText: z.array(z.string().max(20_000)) })

/**
 * A service that takes `{q, source, target, format, api_key}` and answers `{translatedText}`, as LibreTranslate does. It is asked at the one
 * address of the settings: an answer that leads elsewhere is a failure.
 */
export function createHttpTranslator({ url, key, seconds }: TranslatorSettings): Translator {
  return {
    translate: async ({ texts, from, to }) => {
      const body = JSON.stringify({ q: texts, source: from, target: to, format: 'text', ...(key === null ? {} : { api_key: key }) })
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(seconds * 1000),
      }).catch((error: unknown) => {
        throw new TranslatorFailure(error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'cannot be reached, or leads elsewhere')
      })
      if (!answer.ok) {
        await answer.body?.cancel()
        throw new TranslatorFailure(`answered ${answer.status}`)
      }
      const parsed = answerSchema.safeParse(jsonIn(await readBounded(answer)))
      if (!parsed.success || parsed.data.translatedText.length !== texts.length) throw new TranslatorFailure('answered something else')
      return parsed.data.translatedText
    },
  }
}

async function readBounded({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // Node's streams can be read so; the types of the browser's cannot.
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength
      if (size > MOST_BYTES) throw new TranslatorFailure('answered too much')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof TranslatorFailure ? error : new TranslatorFailure('no whole answer in time')
  }
  return Buffer.concat(chunks).toString('utf8')
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
