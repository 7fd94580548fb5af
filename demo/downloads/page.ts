import type { Locale } from '#i18n/locales.ts'

/** A piece of a printed document. `checks` has boxes to tick, `fields` lines to write on, `figure` a drawing made by the command. */
export type PageBlock =
  | { kind: 'p'; text: string }
  | { kind: 'h'; text: string }
  | { kind: 'ul' | 'ol' | 'checks'; items: readonly string[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[]; lines?: number }
  | { kind: 'fields'; items: readonly string[] }
  | { kind: 'figure'; name: 'top-view' | 'ro-ro-ship' | 'charging-station' }

/** A document that the command prints: one language, one file. */
export type PrintedPage = {
  fileName: string
  locale: Locale
  title: string
  lead: string
  blocks: readonly PageBlock[]
  /** Foot of every page. */
  foot: string
}

export function p(text: string): PageBlock {
  return { kind: 'p', text }
}

export function h(text: string): PageBlock {
  return { kind: 'h', text }
}

export function ul(...items: string[]): PageBlock {
  return { kind: 'ul', items }
}

export function ol(...items: string[]): PageBlock {
  return { kind: 'ol', items }
}

/** A list with boxes to tick. */
export function checks(...items: string[]): PageBlock {
  return { kind: 'checks', items }
}

/** Labels with lines to write on. */
export function fields(...items: string[]): PageBlock {
  return { kind: 'fields', items }
}

export function table(head: readonly string[], ...rows: (readonly string[])[]): PageBlock {
  return { kind: 'table', head, rows }
}

/** A table with empty lines to fill in. */
export function form(head: readonly string[], lines: number): PageBlock {
  return { kind: 'table', head, rows: [], lines }
}
