// Apart from the schemas, because browsers load these and must not load the validator.

/** A whole message, or a few words to put into one. */
export const ANSWER_TEMPLATE_KINDS = ['message', 'snippet'] as const
export type AnswerTemplateKind = (typeof ANSWER_TEMPLATE_KINDS)[number]

/** What a template can say of the lead that it is used on; it stands there as `{{name}}`. */
export const ANSWER_FIELDS = [
  'name',
  'reference',
  'car',
  'quantity',
  'price',
  'port_price',
  'port',
  'price_basis',
  'due_date',
  'car_link',
  'offer_link',
  'staff',
  'company',
  'phone',
  'whatsapp',
] as const
export type AnswerField = (typeof ANSWER_FIELDS)[number]

/** What a lead knows, ready to be read in one language; a field that it does not know is not there. */
export type AnswerFieldValues = Partial<Record<AnswerField, string>>

/** Most letters. */
export const ANSWER_TEMPLATE_LIMITS = { name: 80, subject: 200, text: 5_000 } as const

/** A run of plain words, or a field as it is written. */
export type TemplatePart = { kind: 'words'; text: string } | { kind: 'field'; name: string; text: string }

const FIELD = /\{\{([^{}\n]*)\}\}/g
/** A field whose end was taken away counts too: it must not reach a buyer either. */
const OPEN_FIELD = /\{\{([^{}\n]*)/g
const LONGEST_OPEN = 40

/** A field as it is written in a text. */
export function fieldMark(name: AnswerField): string {
  return `{{${name}}}`
}

/** A text cut into its words and its fields, in order. */
export function splitFields(text: string): TemplatePart[] {
  const parts: TemplatePart[] = []
  let from = 0
  for (const { 0: written, 1: name = '', index } of text.matchAll(FIELD)) {
    if (index > from) parts.push({ kind: 'words', text: text.slice(from, index) })
    parts.push({ kind: 'field', name: name.trim(), text: written })
    from = index + written.length
  }
  if (from < text.length) parts.push({ kind: 'words', text: text.slice(from) })
  return parts
}

/** Names of the fields that still stand in a text, known or not, each once. A text that has some is not to be sent. */
export function openFields(text: string): string[] {
  const names = [...text.matchAll(OPEN_FIELD)].map(([, name = '']) => name.trim().slice(0, LONGEST_OPEN))
  return [...new Set(names)].filter((name) => name !== '')
}

/** Whether a text has a field that nobody knows, or a piece of one. */
export function hasUnknownField(text: string): boolean {
  return splitFields(text).some((part) => (part.kind === 'field' ? !isAnswerField(part.name) : /\{\{|\}\}/.test(part.text)))
}

/**
 * The text with its fields filled in, each once: what a value says is never read as a field again. What is not known stays as it is written,
 * so that whoever writes sees it; `missing` names those fields in their order.
 */
export function fillFields(text: string, values: AnswerFieldValues): { text: string; missing: AnswerField[] } {
  const missing = new Set<AnswerField>()
  const filled = splitFields(text).map((part) => {
    if (part.kind === 'words' || !isAnswerField(part.name)) return part.text
    const value = values[part.name]
    if (value !== undefined) return value
    missing.add(part.name)
    return fieldMark(part.name)
  })
  return { text: filled.join(''), missing: [...missing] }
}

/** Whether it is the name of a field. */
export function isAnswerField(name: string): name is AnswerField {
  return (ANSWER_FIELDS as readonly string[]).includes(name)
}
