import { z } from 'zod'
import { linesSchema } from './texts.ts'
import { placesOf, WHATSAPP_LIMITS } from './whatsapp-values.ts'

/** What the service calls a template. */
export const whatsappNameSchema = z
  .string()
  .trim()
  .regex(/^[a-z0-9_]{1,512}$/, 'template_name')

/** The language of a template as the service writes it: `en`, `en_US`, `zh_CN`. */
export const whatsappLanguageSchema = z
  .string()
  .trim()
  .regex(/^[a-z]{2,3}(_[A-Z]{2,4})?$/, 'template_language')

/** A template as the service has approved it; its text, with places such as `{{1}}`, is what staff are shown. */
const templateSchema = z.strictObject({
  name: whatsappNameSchema,
  language: whatsappLanguageSchema,
  text: linesSchema(WHATSAPP_LIMITS.templateText)
    .min(1, 'required')
    .refine((text) => (placesOf(text) ?? WHATSAPP_LIMITS.parameters + 1) <= WHATSAPP_LIMITS.parameters, 'template_places'),
})
export type WhatsappTemplate = z.infer<typeof templateSchema>

/** Templates that buyers may be sent at any time. One name stands once for each language. */
export const whatsappSettingsSchema = z.strictObject({
  templates: z
    .array(templateSchema)
    .max(WHATSAPP_LIMITS.templates, 'too_many')
    .superRefine((templates, check) => {
      const known = new Set<string>()
      for (const [at, { name, language }] of templates.entries()) {
        if (known.has(`${name} ${language}`)) check.addIssue({ code: 'custom', path: [at, 'name'], message: 'twice' })
        known.add(`${name} ${language}`)
      }
    }),
})
