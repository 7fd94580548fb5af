import ar from './glossary/ar.json' with { type: 'json' }
import de from './glossary/de.json' with { type: 'json' }
import es from './glossary/es.json' with { type: 'json' }
import fr from './glossary/fr.json' with { type: 'json' }
import it from './glossary/it.json' with { type: 'json' }
import nl from './glossary/nl.json' with { type: 'json' }
import pt from './glossary/pt.json' with { type: 'json' }
import ru from './glossary/ru.json' with { type: 'json' }
import english from './glossary/terms.json' with { type: 'json' }
import th from './glossary/th.json' with { type: 'json' }
import ur from './glossary/ur.json' with { type: 'json' }
import zh from './glossary/zh.json' with { type: 'json' }
import type { Locale } from './locales.ts'

/** How a language says a term; `forms`: beginnings of its inflected forms, of which a text must have one. */
export type TermWord = { use: string; forms: readonly string[]; avoid: readonly string[]; note?: string }

/** A term of the trade. `match`: how English writes it, as regular expressions. */
export type Term = { term: string; match: readonly string[]; meaning: string; words: Partial<Record<Locale, TermWord>> }

const WORDS: Partial<Record<Locale, Readonly<Record<string, TermWord>>>> = { ar, de, es, fr, it, nl, pt, ru, th, ur, zh }

/** The terms that the product brings. */
export const GLOSSARY: readonly Term[] = Object.entries(english).map(([term, { match, meaning }]) => ({
  term,
  match,
  meaning,
  words: Object.fromEntries(Object.entries(WORDS).flatMap(([locale, words]) => (words[term] === undefined ? [] : [[locale, words[term]]]))),
}))
