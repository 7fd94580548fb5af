import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SaveWebLinkInput } from '#contract/web-link.ts'
import type { Ctx } from '#core/domain/context.ts'
import { saveWebLink } from '#core/domain/web-link/index.ts'

/**
 * Publishes links to well-known public institutions and makers through the verb of the staff, marked as sample data. Running it again
 * changes nothing. `rootDir`: the checkout. Answers how many were written.
 */
export async function loadDemoWebLinks({ ctx, input }: { ctx: Ctx; input: { rootDir: string } }): Promise<number> {
  const text = await readFile(path.join(input.rootDir, 'demo/web-links/links.json'), 'utf8')
  let written = 0
  for (const link of JSON.parse(text) as SaveWebLinkInput[]) {
    const { state } = await saveWebLink({ ctx, input: { ...link, is_sample: true } })
    if (state !== 'unchanged') written += 1
  }
  return written
}
