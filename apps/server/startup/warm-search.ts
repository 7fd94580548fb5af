import { setTimeout as wait } from 'node:timers/promises'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import type { Ctx } from '#core/domain/context.ts'
import { suggestCatalogue } from '#core/domain/search/index.ts'
import type { Lifecycle } from '#apps/server/process/lifecycle.ts'

/** Between two languages, so that requests have their turn. */
const PAUSE_MS = 250
/** One begins a maker's name, so that names and vehicles are read; the other begins none, so that words of the trade and of parts are read too. */
const WORDS = ['by', 'elek']

type Input = {
  createCtx: (input: { locale: Locale; requestId: string }) => Ctx
  lifecycle: Pick<Lifecycle, 'onStop' | 'signal'>
  onError: (error: unknown) => void
  pauseMs?: number
}

/** Makes in the background what the first suggestion of each language is read with, so that nobody waits for it while typing (R7.13). */
export function warmSearch({ createCtx, lifecycle, onError, pauseMs = PAUSE_MS }: Input): void {
  const { signal } = lifecycle
  const warming = warmAll({ createCtx, pauseMs }, signal).catch((error: unknown) => {
    if (!signal.aborted) onError(error)
  })
  lifecycle.onStop('the words of search', () => warming)
}

async function warmAll({ createCtx, pauseMs }: Required<Pick<Input, 'createCtx' | 'pauseMs'>>, signal: AbortSignal): Promise<void> {
  for (const locale of LOCALE_CODES) {
    for (const word of WORDS) {
      await wait(pauseMs, undefined, { signal })
      await suggestCatalogue({ ctx: createCtx({ locale, requestId: 'start' }), input: { word } })
    }
  }
}
