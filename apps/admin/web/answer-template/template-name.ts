import { useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'

/** Samples are named in both languages of the staff: `Thanks · 致谢`. */
const IN_BOTH = /^(.+) · (\p{Script=Han}.*)$/u

type Named = { name: string; is_sample: boolean }

/** The name of a template for a reader: of a sample their own language comes first. What staff have named stays as they wrote it. */
export function templateName({ name, is_sample: isSample }: Named, locale: string): string {
  const [, english, chinese] = (isSample && locale === 'zh' && IN_BOTH.exec(name)) || []
  return english === undefined || chinese === undefined ? name : `${chinese} · ${english}`
}

/** The same for whoever reads here. */
export function useTemplateName(): (template: Named) => string {
  const locale = useStaffLocale()
  return (template) => templateName(template, locale)
}
