import { createElement as h, type ReactNode } from 'react'
import type * as ReactEmail from 'react-email'
import { accentTokens } from '#contract/accent-values.ts'
import { localeInfo, type Locale } from '#i18n/locales.ts'
import type { MailBlock, MailContent, MailFact, MailItem, MailThing } from './content.ts'
import * as style from './style.ts'

type Kit = typeof ReactEmail

/**
 * The message as HTML. React escapes everything; what people wrote stands in elements that find their own direction.
 * The mail kit takes 0.4 s and 100 MB to load, so it is loaded with the first message and not with the process.
 */
export async function renderHtml(content: MailContent, accent: string | null): Promise<string> {
  const kit = await import('react-email')
  return kit.render(page(kit, content, accent === null ? style.ACCENT : accentTokens(accent).light.text))
}

/** Marks that keep values apart in a text of both directions: a title shows them as signs. */
const MARKS = /[\u2066-\u2069]/g

/** `colour`: of what is written in the accent. */
function page(kit: Kit, { locale, subject, preview, brand, blocks }: MailContent, colour: string): ReactNode {
  const { dir } = localeInfo(locale)
  const lang = locale
  return h(
    kit.Html,
    { lang, dir },
    h(kit.Head, null, h('title', null, subject.replaceAll(MARKS, '')), h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' })),
    // The kit's body is English and left-to-right whatever its page says, unless it is told so itself.
    h(
      kit.Body,
      { lang, dir, style: style.bodyStyle(locale) },
      h(kit.Preview, { useTitleTag: false, children: preview.replaceAll(MARKS, '') }),
      h(
        kit.Container,
        { style: style.CARD },
        h(kit.Text, { style: { ...style.BRAND, color: colour } }, h('bdi', null, brand)),
        ...blocks.map((block, index) => h('div', { key: index, style: { lineHeight: style.lineHeight(locale) } }, renderBlock(kit, block, { locale, colour }))),
      ),
    ),
  )
}

function renderBlock(kit: Kit, block: MailBlock, { locale, colour }: { locale: Locale; colour: string }): ReactNode {
  const lineHeight = style.lineHeight(locale)
  switch (block.kind) {
    case 'heading':
      return h(kit.Heading, { as: 'h1', style: style.HEADING, dir: 'auto' }, block.text)
    case 'text':
      return h(kit.Text, { style: { ...style.TEXT, lineHeight, whiteSpace: 'pre-line' } }, block.text)
    case 'letter':
      return h(kit.Text, { style: { ...style.TEXT, lineHeight, whiteSpace: 'pre-line' }, dir: 'auto' }, ...withLinks(block.text, colour))
    case 'small':
      return h(kit.Text, { style: { ...style.SMALL, lineHeight } }, block.text)
    case 'reference':
      return renderReference(kit, block, lineHeight)
    case 'facts':
      return renderFacts(block.facts, locale, colour)
    case 'items':
      return [
        h(kit.Text, { key: 'label', style: { ...style.REFERENCE_LABEL, lineHeight } }, block.label),
        h(
          'table',
          { key: 'items', style: style.FACTS, cellPadding: 0, cellSpacing: 0 },
          h('tbody', null, ...block.items.map((item) => renderItem(item, locale))),
        ),
      ]
    case 'things':
      return block.things.map((thing) => renderThing(kit, thing, { lineHeight, colour }))
    case 'quote':
      return [
        h(kit.Text, { key: 'label', style: { ...style.REFERENCE_LABEL, lineHeight } }, block.label),
        h('blockquote', { key: 'text', style: { ...style.quoteStyle(locale), lineHeight } }, ...quotedLines(block.text)),
      ]
    case 'button':
      return h(kit.Section, { style: { margin: '6px 0 18px' } }, h(kit.Button, { href: block.href, style: style.BUTTON }, block.label))
  }
  return renderLine(kit, block)
}

function renderLine(kit: Kit, _line: Extract<MailBlock, { kind: 'line' }>): ReactNode {
  return h(kit.Hr, { style: style.RULE })
}

function renderThing(kit: Kit, { name, href, note }: MailThing, { lineHeight, colour }: { lineHeight: string; colour: string }): ReactNode {
  return h(
    kit.Text,
    { key: href, style: { ...style.THING, lineHeight } },
    h('a', { href, style: { ...style.LINK, color: colour } }, h('bdi', null, name)),
    h('br'),
    h('span', { style: style.THING_NOTE }, note),
  )
}

function renderReference(kit: Kit, block: Extract<MailBlock, { kind: 'reference' }>, lineHeight: string): ReactNode {
  return h(
    kit.Section,
    { style: style.REFERENCE_BOX },
    h(kit.Text, { style: { ...style.REFERENCE_LABEL, lineHeight } }, block.label),
    h(kit.Text, { style: style.REFERENCE_VALUE }, h('bdi', { dir: 'ltr', style: style.LATIN }, block.value)),
    h(kit.Text, { style: { ...style.SMALL, lineHeight, margin: 0 } }, block.hint),
  )
}

// A table of data, not of layout: screen readers announce label and value together.
function renderFacts(facts: readonly MailFact[], locale: Locale, colour: string): ReactNode {
  const side = style.startOf(locale)
  const rows = facts.map((fact) =>
    h(
      'tr',
      { key: fact.label },
      h('th', { scope: 'row', align: side, style: { ...style.FACT_LABEL, textAlign: side } }, fact.label),
      h('td', { style: style.FACT_VALUE }, renderValue(fact, colour)),
    ),
  )
  return h('table', { style: style.FACTS, cellPadding: 0, cellSpacing: 0 }, h('tbody', null, ...rows))
}

function renderItem({ quantity, name, sign, note }: MailItem, locale: Locale): ReactNode {
  const side = style.startOf(locale)
  const aside = (text: string, isLatin: boolean) =>
    h('div', { style: { ...style.SMALL, margin: 0 } }, h('bdi', isLatin ? { dir: 'ltr', style: style.LATIN } : null, text))
  return h(
    'tr',
    null,
    h('td', { align: side, style: { ...style.FACT_VALUE, ...style.PIECES, textAlign: side } }, `${quantity} ×`),
    h('td', { style: style.FACT_VALUE }, h('bdi', null, name), sign === null ? null : aside(sign, true), note === null ? null : aside(note, false)),
  )
}

function renderValue(fact: MailFact, colour: string): ReactNode {
  const value = h('bdi', fact.isLatin ? { dir: 'ltr', style: style.LATIN } : null, fact.value)
  return fact.href === undefined ? value : h('a', { href: fact.href, style: { ...style.LINK, color: colour } }, value)
}

/** An address in a text, without the point or bracket that ends a sentence. */
const ADDRESS = /https?:\/\/[^\s<>"\u2066-\u2069]*[^\s<>"\u2066-\u2069.,;:!?)\]}'»”،。，；：！？）]/giu

/** A text whose addresses can be pressed: programs that show HTML make no links by themselves. */
function withLinks(text: string, colour: string): ReactNode[] {
  const parts: ReactNode[] = []
  let from = 0
  for (const { 0: href, index } of text.matchAll(ADDRESS)) {
    parts.push(text.slice(from, index), h('a', { key: index, href, dir: 'ltr', style: { ...style.LINK, color: colour } }, href))
    from = index + href.length
  }
  return [...parts, text.slice(from)]
}

// Each line finds its own direction, as the message of a buyer who mixes two languages was written.
function quotedLines(text: string): ReactNode[] {
  return text.split('\n').map((line, index) => h('div', { key: index, dir: 'auto' }, line === '' ? '\u00a0' : line))
}
