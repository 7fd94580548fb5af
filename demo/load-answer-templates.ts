import { z } from 'zod'
import { saveAnswerTemplate } from '#core/domain/answer-template/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { inEachLanguage } from '#core/domain/edit/index.ts'
import { DEMO_ANSWER_TEMPLATES } from './answer-templates.ts'
import type { IsWanted } from './is-wanted.ts'
import { readSampleTexts } from './sample-texts.ts'

/** `text`: its paragraphs. */
const shape = z.strictObject({ subject: z.string().trim().min(1).optional(), text: z.array(z.string().trim().min(1)).min(1) })

/**
 * Adds the sample templates of answers that are wanted through the verb of the staff, marked as samples. `rootDir`: the checkout. Answers how
 * many were written.
 */
export async function loadDemoAnswerTemplates({ ctx, input }: { ctx: Ctx; input: { rootDir: string; isWanted: IsWanted } }): Promise<number> {
  const textsOf = await readSampleTexts({ rootDir: input.rootDir, kind: 'templates', signs: DEMO_ANSWER_TEMPLATES.map(({ sign }) => sign), shape })
  let written = 0
  for (const { sign, kind, name } of DEMO_ANSWER_TEMPLATES) {
    if (!input.isWanted(`answer template ${sign}`)) continue
    const texts = textsOf(sign)
    const value = {
      name,
      kind,
      subject: inEachLanguage((code) => texts[code].subject ?? ''),
      text: inEachLanguage((code) => texts[code].text.join('\n\n')),
    }
    await saveAnswerTemplate({ ctx, input: { id: null, version: 0, value, isSample: true } })
    written += 1
  }
  return written
}
