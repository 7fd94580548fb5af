import { placesOf } from '#contract/whatsapp-values.ts'
import type { WhatsappState } from '#contract/message.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSettings } from '#core/domain/setting/index.ts'

/** The templates that the service has approved, as staff keep them. */
export async function readTemplates(ctx: Ctx): Promise<WhatsappState['templates']> {
  const { value } = await readSettings({ ctx, group: 'whatsapp' })
  return value.templates.map((template) => ({ ...template, parameters: placesOf(template.text) ?? 0 }))
}
