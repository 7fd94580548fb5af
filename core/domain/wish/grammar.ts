import { readFuels } from './fuels.ts'
import { readQuantity, type Quantity } from './quantities.ts'
import type { Lexeme } from './lexemes.ts'
import { chooseMeaning } from './choose-meaning.ts'
import type { AbsentModel, Meaning, PartTerm, Wish, WishTerm } from './wish.ts'

/**
 * Reads lexemes as a wish. Numbers take the words of measure, unit and bound around them (`under 20,000 usd`, `500 km range`); words that
 * say nothing are passed over, unless there is nothing else. `typed`: the text; `year`: that of today, which ages are counted from.
 */
export function readLexemes(lexemes: readonly Lexeme[], typed: string, year: number): Wish {
  const draft = createDraft(typed)
  for (let at = 0; at < lexemes.length;) {
    const quantity = readQuantity({ lexemes, typed, at, year })
    if (quantity) draft.takeQuantity(quantity)
    else draft.takeLexeme(lexemes[at])
    at = quantity ? quantity.next : at + 1
  }
  return draft.toWish(lexemes)
}

type Draft = { takeQuantity: (quantity: Quantity) => void; takeLexeme: (lexeme: Lexeme | undefined) => void; toWish: (lexemes: readonly Lexeme[]) => Wish }

function createDraft(typed: string): Draft {
  const terms: WishTerm[] = []
  const parts: (PartTerm & { word: string })[] = []
  const askedOr = new Set<string>()
  const asides = new Set<string>()
  const [pages, pagesOfTimes, places] = [new Set<string>(), new Set<string>(), [] as NonNullable<Wish['destination']>[]]
  let wish: Pick<Wish, 'condition' | 'order' | 'isQuestion'> = { condition: null, order: null, isQuestion: false }
  let absent: AbsentModel | null = null
  const plainWord = ({ word, from, to }: Lexeme): WishTerm => ({
    word: word.replaceAll('.', ' '),
    typed: typed.slice(from, to),
    values: [],
    range: null,
    isText: true,
  })

  function take(lexeme: Lexeme, meaning: Meaning): void {
    const { word, from, to } = lexeme
    if (meaning.is === 'values') terms.push({ word, typed: typed.slice(from, to), values: meaning.values, range: null, isText: false, ...kindOf(meaning) })
    else if (meaning.is === 'absent') absent = absent && namesKind(absent) ? absent : { ...meaning.model, name: typed.slice(from, to) }
    else if (meaning.is === 'part') parts.push({ word, typed: word.split(' '), words: meaning.words?.split(' ') ?? [], category: meaning.category })
    else if (meaning.is === 'page') pages.add(meaning.key)
    else if (meaning.is === 'place') places.push({ iso2: meaning.iso2, word, typed: typed.slice(from, to) })
    else if (meaning.is === 'condition') wish = { ...wish, condition: meaning.condition }
    else if (meaning.is === 'order') wish = { ...wish, order: meaning.order }
    else if (meaning.is === 'question') wish = { ...wish, isQuestion: true }
    else if (meaning.is === 'number') terms.push(plainWord(lexeme))
    if (meaning.is === 'condition' || meaning.is === 'order') asides.add(typed.slice(from, to))
    if (meaning.is === 'values' && lexeme.meanings.some(({ is }) => is === 'question')) askedOr.add(word)
  }

  return {
    takeQuantity: ({ term, pages: own }) => {
      if (term) terms.push(term)
      for (const key of own) pagesOfTimes.add(key)
    },
    takeLexeme: (lexeme) => {
      if (!lexeme) return
      const meaning = chooseMeaning(lexeme.meanings)
      if (meaning === null) terms.push(plainWord(lexeme))
      else take(lexeme, meaning)
    },
    toWish: (lexemes) => {
      // `کیا` is Kia, but where pages are asked about.
      const isAsked = pages.size > 0 && askedOr.size > 0
      if (isAsked) wish = { ...wish, isQuestion: true }
      if (wish.isQuestion) for (const key of pagesOfTimes) pages.add(key)
      const said = isAsked ? terms.filter(({ word }) => !askedOr.has(word)) : terms
      const asked = {
        ...wish,
        asides: [...asides],
        terms: joinTerms(said, absent),
        parts: parts.map(({ word: _word, ...part }) => part),
        wantsParts: parts.length > 0 || pages.has('carFittings'),
        pages: [...pages],
        destination: places[0] ?? null,
        absent,
      }
      const isNothing =
        asked.terms.length + parts.length + pages.size + places.length === 0 && absent === null && wish.condition === null && wish.order === null
      // "Cars" alone asks for something called so.
      return isNothing && !wish.isQuestion ? { ...asked, terms: lexemes.slice(0, 8).map(plainWord) } : asked
    },
  }
}

/** A maker without a model says no more than that it is a car. */
function namesKind({ values }: AbsentModel): boolean {
  return values.some((list) => list.some(({ name }) => name === 'body'))
}

/** What goes beside the values of a meaning. */
function kindOf({ fuel, likes, isSoft }: Extract<Meaning, { is: 'values' }>): Pick<WishTerm, 'fuel' | 'likes' | 'isSoft'> {
  return { ...(fuel ? { fuel } : {}), ...(likes ? { likes } : {}), ...(isSoft ? { isSoft } : {}) }
}

/** Each once; what a model that we do not have is takes the place of its name and its maker's. */
function joinTerms(terms: readonly WishTerm[], absent: AbsentModel | null): WishTerm[] {
  const own = absent === null ? terms : terms.filter(({ values }) => values.length === 0 || values.some(({ name }) => name !== 'brand'))
  const likes = absent === null ? [] : [...absent.likes, { values: [{ name: 'brand', value: absent.brand } as const] }]
  const instead =
    absent?.values.map((values, at): WishTerm => ({
      word: absent.name,
      typed: absent.name,
      values,
      range: null,
      isText: false,
      ...(at === 0 ? { likes } : {}),
    })) ?? []
  return readFuels(
    soften([...new Map([...own, ...instead].map((term) => [JSON.stringify([term.values, term.range, term.isText ? term.word : '']), term])).values()]),
  )
}

/** `small` beside a kind of vehicle only says what goes first; alone it asks for a kind. */
function soften(terms: readonly WishTerm[]): WishTerm[] {
  const [soft, hard] = [terms.filter(({ isSoft }) => isSoft), terms.filter(({ isSoft }) => !isSoft)]
  const at = hard.findIndex(({ values, range }) => values.length > 0 || range !== null)
  const kept = hard[at]
  if (!kept) return [...terms]
  return hard.with(at, { ...kept, likes: [...(kept.likes ?? []), ...soft.flatMap(({ likes }) => likes ?? [])] })
}
