import { z } from 'zod'
import type { Ctx } from '#core/domain/context.ts'
import { saveWebLink } from '#core/domain/web-link/index.ts'
import { DEMO_WEB_LINKS } from './web-links.ts'
import { readSampleTexts } from './sample-texts.ts'

const shape = z.strictObject({ description: z.string().trim().min(1).max(300) })

/**
 * Publishes links to well-known public institutions and makers through the verb of the staff, marked as sample data. Running it again
 * changes nothing. `rootDir`: the checkout. Answers how many were written.
 */
export async function loadDemoWebLinks({ ctx, input }: { ctx: Ctx; input: { rootDir: string } }): Promise<number> {
  const textsOf = await readSampleTexts({ rootDir: input.rootDir, kind: 'links', signs: DEMO_WEB_LINKS.map(({ sign }) => sign), shape })
  let written = 0
  for (const { sign, ...link } of DEMO_WEB_LINKS) {
    const texts = Object.fromEntries(Object.entries(textsOf(sign)).map(([locale, { description }]) => [locale, description]))
    const { state } = await saveWebLink({ ctx, input: { ...link, is_sample: true, texts } })
    if (state !== 'unchanged') written += 1
  }
  return written
}
