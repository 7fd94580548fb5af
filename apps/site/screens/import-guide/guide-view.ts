import type { PageWords } from '#apps/site/head/page-words.server.ts'
import type { FaqView } from '#apps/site/faq/faq-view.ts'

export type FactView = { label: string; value: string; note: string | null }

/** A country's guide in the reader's language. */
export type GuideView = {
  title: string
  description: string
  /** For search engines and shared links. */
  words: PageWords
  country: string
  /** Of the port that the page speaks of: the list of new cars with prices there. Null: no way leads there. */
  prices: { label: string; href: string } | null
  /** All ports of a country that has several. */
  ports: readonly { label: string; href: string; isChosen: boolean }[]
  admitsTitle: string
  facts: readonly FactView[]
  /** How sure the rule is and of when, or that none is known. */
  /** What else has to be known of what it admits; null where nothing is written in this language. */
  remarkOnRule: string | null
  ruleNote: string
  carsTitle: string
  unitsTitle: string
  ways: readonly { port: string; mode: string; days: readonly string[]; valid: string }[]
  /** Stands where no way is known. */
  noWays: string
  /** Of ports to which no freight rate is valid, beside others. */
  lapsed: readonly string[]
  inspections: readonly FactView[]
  taxes: readonly { label: string; value: string }[]
  /** Stands where no tax is known. */
  noTaxes: string
  papers: readonly { name: string; text: string }[]
  faq: FaqView
  /** What an enquiry from here begins with. */
  remark: string
}
