import { isSavingData } from '#apps/site/client/idle.ts'
import { SEARCH_FIELD } from './search-field.ts'
import rules from './suggest.css?inline'
import { showSuggestions, type Suggestions } from './suggestion-list.ts'
import type { SuggestView } from './suggest-view.ts'

// Suggestions for every search field of the site: a file of its own, which `early.ts` fetches when one is entered. It needs no client.

/** Quiet between two letters after which it is asked, in ms. */
const PAUSE_MS = 80
const MOST_KEPT = 50

let field: HTMLInputElement | null = null
let shown: Suggestions | null = null
let timer = 0
let asking = new AbortController()
const kept = new Map<string, SuggestView>()

const sheet = new CSSStyleSheet()
sheet.replaceSync(rules)
document.adoptedStyleSheets.push(sheet)

addEventListener('focusin', () => attend(document.activeElement))
addEventListener('input', ({ target }) => {
  attend(target)
  if (target === field) askSoon()
})
attend(document.activeElement)
// Typed before this file came.
if (field !== null && isTyped(field)) askSoon()

function isTyped({ value, defaultValue }: HTMLInputElement): boolean {
  return value !== '' && value !== defaultValue
}

function attend(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || target === field || !target.matches(SEARCH_FIELD)) return
  shown?.end()
  field = target
  shown = showSuggestions(field)
}

function askSoon(): void {
  clearTimeout(timer)
  asking.abort()
  const word = field?.value.trim() ?? ''
  if (word === '') shown?.close()
  else timer = window.setTimeout(() => void ask(word), kept.has(word) ? 0 : PAUSE_MS)
}

async function ask(word: string): Promise<void> {
  asking = new AbortController()
  const { signal } = asking
  try {
    const view = kept.get(word) ?? (await fetchView(word, signal))
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(word, view)
    if (!signal.aborted && document.activeElement === field) shown?.show(view, word, !isSavingData())
  } catch {
    // Another letter came, or there is no line: the form searches without suggestions.
    if (!signal.aborted) shown?.close()
  }
}

async function fetchView(word: string, signal: AbortSignal): Promise<SuggestView> {
  const answer = await fetch(`/searchsite/suggest.json?${new URLSearchParams({ word }).toString()}`, { signal })
  if (!answer.ok) throw new Error(`${answer.status}`)
  return (await answer.json()) as SuggestView
}
