import { localeInfo } from '#i18n/locales.ts'
import type { MailBlock, MailContent, MailFact } from './content.ts'

/** The message as plain text. In right-to-left languages Latin values are isolated, or `+254` would read `254+`. */
export function renderPlainText(content: MailContent): string {
  const isRtl = localeInfo(content.locale).dir === 'rtl'
  const paragraphs = content.blocks.map((block) => renderBlock(block, isRtl))
  return `${paragraphs.join('\n\n')}\n`
}

function renderBlock(block: MailBlock, isRtl: boolean): string {
  switch (block.kind) {
    case 'heading':
    case 'text':
    case 'small':
      return block.text
    case 'reference':
      return `${block.label}: ${isolate(block.value, isRtl)}\n${block.hint}`
    case 'facts':
      return block.facts.map((fact) => renderFact(fact, isRtl)).join('\n')
    case 'quote':
      return `${block.label}:\n${quoteLines(block.text)}`
    case 'button':
      return `${block.label}:\n${block.href}`
  }
  return ruleOf(block)
}

function ruleOf(_line: Extract<MailBlock, { kind: 'line' }>): string {
  return '----------'
}

function renderFact(fact: MailFact, isRtl: boolean): string {
  const value = fact.isLatin ? isolate(fact.value, isRtl) : fact.value
  const isAddressToOpen = fact.href?.startsWith('http') && fact.href !== fact.value
  return `${fact.label}: ${value}${isAddressToOpen ? ` (${fact.href})` : ''}`
}

function quoteLines(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
}

function isolate(text: string, isRtl: boolean): string {
  return isRtl ? `\u2068${text}\u2069` : text
}
