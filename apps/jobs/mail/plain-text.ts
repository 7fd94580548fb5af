import { createServerTranslator, type Translator } from '#i18n/server.ts'
import type { MailBlock, MailContent, MailFact, MailItem } from './content.ts'

/**
 * The message as plain text. Label and value are joined by the language's own message, which isolates values in right-to-left languages, or
 * `+254` would read `254+`. Throws where the messages of mails are not loaded.
 */
export function renderPlainText(content: MailContent): string {
  const t = createServerTranslator(content.locale, 'mail')
  const paragraphs = content.blocks.map((block) => renderBlock(block, t))
  return `${paragraphs.join('\n\n')}\n`
}

function renderBlock(block: MailBlock, t: Translator<'mail'>): string {
  switch (block.kind) {
    case 'heading':
    case 'text':
    case 'letter':
    case 'small':
      return block.text
    case 'reference':
      return `${t('plain.labelled', { label: block.label, value: block.value })}\n${block.hint}`
    case 'facts':
      return block.facts.map((fact) => renderFact(fact, t)).join('\n')
    case 'items':
      return `${t('plain.above', { label: block.label })}\n${block.items.map(renderItem).join('\n')}`
    case 'things':
      return block.things.map(({ name, href, note }) => `${name}\n${note}\n${href}`).join('\n\n')
    case 'quote':
      return `${t('plain.above', { label: block.label })}\n${quoteLines(block.text)}`
    case 'button':
      return `${t('plain.above', { label: block.label })}\n${block.href}`
  }
  return ruleOf(block)
}

function ruleOf(_line: Extract<MailBlock, { kind: 'line' }>): string {
  return '----------'
}

function renderFact(fact: MailFact, t: Translator<'mail'>): string {
  const isAddressToOpen = fact.href?.startsWith('http') && fact.href !== fact.value
  return `${t('plain.labelled', { label: fact.label, value: fact.value })}${isAddressToOpen ? ` (${fact.href})` : ''}`
}

function renderItem({ quantity, name, sign, note }: MailItem): string {
  return `${quantity} × ${name}${sign === null ? '' : ` (${sign})`}${note === null ? '' : ` – ${note}`}`
}

function quoteLines(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
}
