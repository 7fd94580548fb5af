import { isDeepStrictEqual } from 'node:util'
import type { EntryContext } from 'react-router'
import { messageFiles } from 'virtual:messages'
import type { Locale } from '#i18n/locales.ts'
import { readEntry } from '#apps/site/react-router/entry-context.server.ts'
import { USUAL_SETTINGS } from '#apps/site/react-router/usual-settings.ts'
import { HYDRATION_ID, type HydrationBlock } from './hydration-block.ts'

type BlockInput = {
  entry: EntryContext
  /** The page's hydration data, or the name under which they are kept beside it. */
  data: Pick<HydrationBlock, 'data' | 'stream'>
  locale: Locale
  requestId: string | null
}

type Handle = { isUrgent?: boolean } | undefined

/** The data block of a page. */
export function hydrationBlock(input: BlockInput): string {
  const json = JSON.stringify(blockOf(input))
  // "<" must not appear: "</script>" and "<!--" would change how the rest of the page is read.
  return `<script type="application/json" id="${HYDRATION_ID}">${json.replaceAll('<', '\\u003c')}</script>`
}

function blockOf({ entry, data, locale, requestId }: BlockInput): HydrationBlock {
  const { context, url, status, matches, files } = readEntry(entry)
  const messages = messageFiles(
    locale,
    matches.map(({ id }) => id),
  )
  return {
    context: isDeepStrictEqual(context, USUAL_SETTINGS) ? undefined : context,
    ...data,
    url,
    manifest: files.manifest,
    routes: Object.fromEntries(matches.map(({ id, module }) => [id, module])),
    entry: files.entry,
    // The entry is imported last and is the largest: it is fetched with the rest.
    preloads: [...new Set([files.entry, ...files.imports, ...messages])],
    before: files.before,
    requestId: requestId ?? undefined,
    // The address bar says /404 soon after the page does (R3.7).
    isUrgent: status === 404 || matches.some(({ handle }) => (handle as Handle)?.isUrgent === true) ? true : undefined,
  }
}
