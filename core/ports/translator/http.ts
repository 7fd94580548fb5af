import { z } from 'zod'
import { askJson, ServiceFailure } from '#core/ports/http/ask-json.ts'
import { TranslatorFailure, type Translator } from './port.ts'

/** `url`: what is posted to, such as `https://translate.example.com/translate`. */
export type TranslatorSettings = { url: string; key: string | null; seconds: number }

/** Bytes of an answer at most. */
const MOST_BYTES = 2 * 1024 * 1024

const answerSchema = z.object({ translatedText: z.array(z.string().max(20_000)) })

/** A service that takes `{q, source, target, format, api_key}` and answers `{translatedText}`, as LibreTranslate does. */
export function createHttpTranslator({ url, key, seconds }: TranslatorSettings): Translator {
  return {
    translate: async ({ texts, from, to }) => {
      const body = JSON.stringify({ q: texts, source: from, target: to, format: 'text', ...(key === null ? {} : { api_key: key }) })
      const headers = { 'content-type': 'application/json', accept: 'application/json' }
      const answer = await askJson(url, { method: 'POST', headers, body }, { seconds, mostBytes: MOST_BYTES }).catch((error: unknown) => {
        throw error instanceof ServiceFailure ? new TranslatorFailure(error.message) : error
      })
      const parsed = answerSchema.safeParse(answer)
      if (!parsed.success || parsed.data.translatedText.length !== texts.length) throw new TranslatorFailure('answered something else')
      return parsed.data.translatedText
    },
  }
}
