import { readFuels } from './fuels.ts'
import { readQuantity, type Quantity } from './quantities.ts'
import type { Lexeme } from './lexemes.ts'
import { isFaint } from './lexicon.ts'
import { chooseMeaning } from './choose-meaning.ts'
import { OWN_BY_COUNTRY } from './vocabulary/money.ts'
import type { AbsentModel, Meaning, PartTerm, Wish, WishTerm, WishValue } from './wish.ts'

/**
 * Reads lexemes as a wish. Numbers take the words of measure, unit and bound around them (`under 20,000 usd`, `500 km range`); words that
 * say nothing are passed over, unless there is nothing else. `typed`: the text; `year`: that of today, which ages are counted from.
 */
export function readLexemes(lexemes: readonly Lexeme[], typed: string, year: number): Wish {
  const draft = createDraft(typed)
  for (let at = 0; at < lexemes.length;) {
    const quantity = readQuantity({ lexemes, typed, at, year })
    const refused = quantity ? null : readRefused(lexemes, at)
    if (quantity) draft.takeQuantity(quantity)
    else if (refused) draft.takeRefused(refused)
    else draft.takeLexeme(lexemes[at], lexemes[at + 1])
    at = quantity?.next ?? refused?.next ?? at + 1
  }
  return draft.toWish(lexemes)
}

type Refused = { lexeme: Lexeme; meaning: Extract<Meaning, { is: 'values' | 'condition' }>; next: number }

type Draft = {
  takeQuantity: (quantity: Quantity) => void
  takeRefused: (refused: Refused) => void
  takeLexeme: (lexeme: Lexeme | undefined, next: Lexeme | undefined) => void
  toWish: (lexemes: readonly Lexeme[]) => Wish
}

/** `not blue`, `без люка`, `نیلا نہیں`: what is not wanted, with the words that say so. A few words that say nothing may stand between. */
function readRefused(lexemes: readonly Lexeme[], at: number): Refused | null {
  const first = lexemes[at]
  if (!first) return null
  const own = refusable(first)
  if (own) {
    const all = withAlike(lexemes, at, own)
    const last = lexemes[all.next]
    if (last?.meanings.some((meaning) => meaning.is === 'not' && meaning.isBehind)) return joined(first, last, all.meaning, all.next + 1)
  }
  if (!first.meanings.some((meaning) => meaning.is === 'not' && !meaning.isBehind)) return null
  for (let next = at + 1; next <= at + MOST_BETWEEN; next++) {
    const lexeme = lexemes[next]
    const meaning = lexeme ? refusable(lexeme) : null
    if (lexeme && meaning) {
      const all = withAlike(lexemes, next, meaning)
      return joined(first, lexemes[all.next - 1] ?? lexeme, all.meaning, all.next)
    }
    if (!lexeme?.meanings.some(({ is }) => is === 'filler' || is === 'vehicle')) return null
  }
  return null
}

const MOST_BETWEEN = 3

/** `white or silver` behind `not`: what is joined to a refused value of the same filter is refused with it. A word that says nothing may stand between. */
function withAlike(lexemes: readonly Lexeme[], at: number, first: Refused['meaning']): { meaning: Refused['meaning']; next: number } {
  let [meaning, next] = [first, at + 1]
  while (meaning.is === 'values') {
    const joins = lexemes[next]?.meanings.some(({ is }) => is === 'or' || is === 'nor' || is === 'and') ? next + 1 : next
    const place = joins > next && lexemes[joins]?.meanings.every(({ is }) => is === 'filler' || is === 'vehicle') ? joins + 1 : joins
    const other = lexemes[place]
    const isJoined = place > next || other?.word.startsWith(ARABIC_AND) === true
    const more = other && isJoined ? refusable(other) : null
    if (more?.is !== 'values' || !areAlike(meaning.values, more.values)) break
    meaning = { is: 'values', values: [...meaning.values, ...more.values] }
    next = place + 1
  }
  return { meaning, next }
}

/** Arabic writes `and` to the word that follows. */
const ARABIC_AND = 'و'

function refusable({ meanings }: Lexeme): Refused['meaning'] | null {
  const meaning = chooseMeaning(meanings)
  return meaning?.is === 'values' || meaning?.is === 'condition' ? meaning : null
}

function joined(first: Lexeme, last: Lexeme, meaning: Refused['meaning'], next: number): Refused {
  return { lexeme: { word: `${first.word} ${last.word}`, from: first.from, to: last.to, meanings: [] }, meaning, next }
}

function createDraft(typed: string): Draft {
  const terms: WishTerm[] = []
  const named: (PartTerm & { word: string; isAside: boolean })[] = []
  const askedOr = new Set<string>()
  const asides = new Set<string>()
  const turned = new Set<string>()
  // Uses that a single word says: of nothing else, and beside another meaning of their word.
  const [uses, besides] = [new Set<WishTerm>(), [] as WishTerm[]]
  const [pages, pagesOfTimes, places] = [new Set<string>(), new Set<string>(), [] as NonNullable<Wish['destination']>[]]
  let wish: Pick<Wish, 'condition' | 'order' | 'isQuestion'> = { condition: null, order: null, isQuestion: false }
  let absent: AbsentModel | null = null
  /** That of the word just read. */
  let absentBefore: AbsentModel | null = null
  let [before, isEither]: [{ from: number; values: readonly WishValue[] } | null, boolean] = [null, false]
  const plainWord = ({ word, from, to }: Lexeme): WishTerm => ({
    word: word.replaceAll('.', ' '),
    typed: typed.slice(from, to),
    values: [],
    range: null,
    isText: true,
  })

  function take(lexeme: Lexeme, meaning: Meaning): void {
    const { word, from, to } = lexeme
    if (meaning.is === 'values') {
      // `Land Cruiser Prado`: the name that we do not have begins that of a model which we have.
      if (absentBefore !== null && meaning.values.some(({ name, value }) => name === 'model' && value.startsWith(`${absentBefore?.brand}/`))) absent = null
      takeValues(lexeme, meaning)
    } else if (meaning.is === 'absent') absent = absent && namesKind(absent) ? absent : { ...meaning.model, name: typed.slice(from, to) }
    else if (meaning.is === 'part')
      named.push({
        word,
        typed: word.split(' '),
        text: typed.slice(from, to),
        words: meaning.words?.split(' ') ?? [],
        category: meaning.category,
        ...(meaning.isNear ? { isNear: true } : {}),
        isAside: meaning.isAside === true,
      })
    else if (meaning.is === 'page') takePage(lexeme, meaning.key)
    else if (meaning.is === 'place') places.push({ iso2: meaning.iso2, word, typed: typed.slice(from, to) })
    else if (meaning.is === 'condition') wish = { ...wish, condition: meaning.condition }
    else if (meaning.is === 'order') wish = { ...wish, order: meaning.order }
    else if (meaning.is === 'question') wish = { ...wish, isQuestion: true }
    else if (meaning.is === 'number') terms.push(plainWord(lexeme))
    absentBefore = meaning.is === 'absent' ? meaning.model : null
    if (meaning.is !== 'values' && meaning.is !== 'filler') before = null
    if (meaning.is === 'condition' || meaning.is === 'order') asides.add(typed.slice(from, to))
    if (meaning.is === 'values' && lexeme.meanings.some(({ is }) => is === 'question')) askedOr.add(word)
  }

  /** `white or silver` is one wish, `white 7 seater` two. */
  function takeValues({ word, from, to }: Lexeme, meaning: Extract<Meaning, { is: 'values' }>): void {
    const other = before !== null && isEither ? before : null
    const start = other?.from ?? from
    const values = [...(other?.values ?? []), ...meaning.values]
    const own: WishTerm = { word, typed: typed.slice(start, to), values, range: null, isText: false, ...(other ? {} : kindOf(meaning)) }
    if (other) terms[terms.length - 1] = own
    else terms.push(own)
    before = { from: start, values }
    isEither = false
  }

  function useOf({ word, from, to }: Lexeme, meaning: Meaning | null): WishTerm | null {
    return meaning?.is === 'values' ? { word, typed: typed.slice(from, to), values: meaning.values, range: null, isText: false, ...kindOf(meaning) } : null
  }

  /** The `ou` of `blanc ou gris`, not that of `où êtes-vous`. */
  function isOr({ meanings }: Lexeme, next: Lexeme | undefined): boolean {
    const following = next ? chooseMeaning(next.meanings) : null
    return before !== null && meanings.some(({ is }) => is === 'or') && following?.is === 'values' && areAlike(before.values, following.values)
  }

  /** `how long` asks, and what about is said last: `how long is the warranty`. */
  function takePage({ meanings }: Lexeme, key: string): void {
    const isAsking = meanings.some(({ is }) => is === 'question')
    if (isAsking) wish = { ...wish, isQuestion: true }
    ;(isAsking ? pagesOfTimes : pages).add(key)
  }

  return {
    takeQuantity: ({ term, pages: own, isTurned }) => {
      before = null
      absentBefore = null
      terms.push(term)
      if (isTurned) turned.add(term.typed)
      for (const key of own) pagesOfTimes.add(key)
    },
    takeRefused: ({ lexeme, meaning }) => {
      before = null
      const { word, from, to } = lexeme
      if (meaning.is === 'condition') take(lexeme, { ...meaning, condition: meaning.condition === 'used' ? 'new' : 'used' })
      else terms.push({ word, typed: typed.slice(from, to), values: meaning.values, range: null, isText: false, isNot: true })
    },
    takeLexeme: (lexeme, next) => {
      if (!lexeme) return
      if (isOr(lexeme, next)) {
        isEither = true
        return
      }
      const [use, sure] = [lexeme.meanings.filter(isFaint), lexeme.meanings.filter((meaning) => !isFaint(meaning))]
      const meaning = chooseMeaning(sure)
      const faint = use.length > 0 ? useOf(lexeme, chooseMeaning(use)) : null
      if (faint !== null && (meaning === null || meaning.is === 'filler')) {
        before = null
        uses.add(faint)
        terms.push(faint)
        return
      }
      if (faint !== null) besides.push(faint)
      if (meaning === null) before = null
      if (meaning === null) terms.push(plainWord(lexeme))
      else take(lexeme, meaning)
    },
    toWish: (lexemes) => {
      // `کیا` is Kia, but where pages are asked about.
      const isAsked = pages.size > 0 && askedOr.size > 0
      if (isAsked) wish = { ...wish, isQuestion: true }
      if (wish.isQuestion) for (const key of pagesOfTimes) pages.add(key)
      const isOfImport = places.length > 0 && (pages.has(GUIDE_PAGE) || saysOne(lexemes, 'importing')) && !saysLanded(lexemes, terms)
      if (isOfImport) wish = { ...wish, isQuestion: true }
      // How one comes to a place, where nothing else is asked for.
      const isOfWay = wish.isQuestion && places.length > 0 && pages.size + named.length === 0 && absent === null && terms.every(isPlain)
      if (isOfWay) pages.add(WAY_PAGE)
      const saysTrait = terms.some(({ values, range }) => range !== null || values.some(({ name }) => name !== 'brand' && name !== 'model'))
      const parts = named.filter(({ isAside }) => !isAside || (!saysTrait && pages.size === 0 && wish.condition === null && wish.order === null))
      const isOfVehicles = !wish.isQuestion && pages.size + parts.length === 0
      const isAlone = !wish.isQuestion && terms.length + named.length + places.length === 0 && absent === null && wish.condition === null && wish.order === null
      const meant = [...(isOfVehicles ? terms : terms.filter((term) => !uses.has(term))), ...(isAlone ? besides : [])]
      const said = isAsked ? meant.filter(({ word }) => !askedOr.has(word)) : meant
      const { kept, likings } = soften(
        joinTerms(
          said.map((term) => inOwnMoney(term, places[0]?.iso2)),
          absent,
        ),
      )
      const asked = {
        ...wish,
        asides: [...asides],
        terms: readFuels(withPassengers(kept)),
        likings,
        isAnything: false,
        saysVehicle: saysVehicle(lexemes),
        unpriced: [],
        turned: [...turned],
        parts: parts.map(({ word: _word, isAside: _isAside, ...part }) => part),
        wantsParts: parts.length > 0 || pages.has('carFittings'),
        pages: [...new Set([...(isOfImport || isOfWay ? [GUIDE_PAGE] : []), ...pages])],
        destination: places[0] ?? null,
        isLanded: places.length > 0 && saysLanded(lexemes, terms),
        absent,
      }
      const isOfPlace = asked.terms.length + parts.length + pages.size === 0 && absent === null && wish.condition === null && wish.order === null
      // A country alone, or vehicles for it: what it admits, and what one has to know of it.
      if (isOfPlace && places.length > 0) return { ...asked, pages: [GUIDE_PAGE], isAnything: true }
      if (isOfPlace && saysOne(lexemes, 'landed')) return { ...asked, pages: [WAY_PAGE] }
      const isNothing = isOfPlace && places.length === 0
      if (isNothing && asksForAny(lexemes)) return { ...asked, isAnything: true }
      // Words that say nothing ask, alone, for something called so.
      return isNothing && !wish.isQuestion ? { ...asked, terms: lexemes.slice(0, 8).map(plainWord) } : asked
    },
  }
}

function saysOne(lexemes: readonly Lexeme[], is: Meaning['is']): boolean {
  return lexemes.some(({ meanings }) => meanings.some((meaning) => meaning.is === is))
}

/** `under 15000 landed in lagos`, `at mombasa under 20000`: a price, and that it is the one there. */
function saysLanded(lexemes: readonly Lexeme[], terms: readonly WishTerm[]): boolean {
  const isAtPlace = lexemes.some(({ word }, at) => word === AT && lexemes[at + 1]?.meanings.some(({ is }) => is === 'place'))
  return terms.some(({ range }) => range?.name === 'price') && (isAtPlace || saysOne(lexemes, 'landed'))
}

const AT = 'at'

/** A vehicle, in a sentence: `нужна машина чтобы ездить на работу`. */
function saysVehicle(lexemes: readonly Lexeme[]): boolean {
  const isVehicle = ({ meanings }: Lexeme) => meanings.some(({ is }) => is === 'vehicle')
  return lexemes.some(isVehicle) && lexemes.some((lexeme) => !isVehicle(lexeme) && lexeme.meanings.some(({ is }) => is === 'filler'))
}

/** The page that says how a vehicle comes to its buyer. */
const WAY_PAGE = 'carPurchaseProcess'

/** The page that says what a country admits, and what is due there. */
const GUIDE_PAGE = 'importGuide'

function isPlain({ values, range }: WishTerm): boolean {
  return values.length === 0 && range === null
}

/** Filters that say the same sort of thing of a vehicle. */
const ALIKE: readonly (readonly WishValue['name'][])[] = [
  ['body', 'auto_type', 'off_road', 'sports'],
  ['brand', 'model'],
  ['energy', 'fuel', 'burns'],
  ['colour'],
  ['drive'],
  ['transmission'],
  ['seats'],
  ['axle'],
]

function areAlike(some: readonly WishValue[], others: readonly WishValue[]): boolean {
  return ALIKE.some((names) => [...some, ...others].every(({ name }) => names.includes(name)))
}

/** `cars`, `i want to buy a vehicle`, `what cars do you have`: nothing else is said. */
function asksForAny(lexemes: readonly Lexeme[]): boolean {
  const isOf = ({ meanings }: Lexeme, kinds: readonly Meaning['is'][]) => meanings.some(({ is }) => kinds.includes(is))
  return (
    lexemes.some((lexeme) => isOf(lexeme, ['vehicle'])) &&
    lexemes.every((lexeme) => isOf(lexeme, ['vehicle', 'filler', 'or', 'question', 'not', 'bound', 'measure']))
  )
}

/** A sum in the money of the country that is named: `шиллинг` of Uganda. */
function inOwnMoney(term: WishTerm, iso2: string | undefined): WishTerm {
  const { money } = term
  if (money === undefined || iso2 === undefined) return term
  const { code, in: own } = money.currency
  const local = own?.[iso2] ?? (code === null ? undefined : OWN_BY_COUNTRY[code]?.[iso2])
  return local === undefined ? term : { ...term, money: { ...money, currency: { code: local } } }
}

/** A maker without a model says no more than that it is a car. */
function namesKind({ values }: AbsentModel): boolean {
  return values.some((list) => list.some(({ name }) => name === 'body'))
}

/** What goes beside the values of a meaning. */
function kindOf({ fuel, likes, isSoft, isUse }: Extract<Meaning, { is: 'values' }>): Pick<WishTerm, 'fuel' | 'likes' | 'isSoft' | 'isUse'> {
  return { ...(fuel ? { fuel } : {}), ...(likes ? { likes } : {}), ...(isSoft ? { isSoft } : {}), ...(isUse ? { isUse } : {}) }
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
  const keyOf = ({ values, range, isText, word, isNot, money }: WishTerm) => JSON.stringify([values, range, isText ? word : '', isNot, money])
  return [...new Map([...own, ...instead].map((term) => [keyOf(term), term])).values()]
}

/**
 * `small` beside a kind of vehicle only says what goes first; alone it asks for a kind. `family` beside a kind, a model or seats does the same, and
 * beside anything else asks for the kinds that it implies. `likings`: as typed, what was softened.
 */
function soften(terms: readonly WishTerm[]): { kept: WishTerm[]; likings: string[] } {
  const saysKind = terms.some((term) => !term.isUse && !term.isSoft && !term.isNot && (term.range?.name === 'seats' || term.values.some(isOfKind)))
  const isLate = ({ isSoft, isUse }: WishTerm) => isSoft === true || (isUse === true && saysKind)
  const [soft, hard] = [terms.filter(isLate), terms.filter((term) => !isLate(term))]
  const at = hard.findIndex(({ values, range, isNot }) => !isNot && (values.length > 0 || range !== null))
  const first = hard[at]
  if (!first) return { kept: [...terms], likings: [] }
  const likes = [...(first.likes ?? []), ...soft.flatMap(({ likes: own, values }) => (own && own.length > 0 ? own : [{ values }]))]
  return { kept: hard.with(at, { ...first, likes }), likings: soft.map(({ typed }) => typed) }
}

const KINDS: ReadonlySet<string> = new Set(['body', 'auto_type', 'seats', 'model'])

function isOfKind({ name }: WishValue): boolean {
  return KINDS.has(name)
}

/** Fewer sit in a van for goods. */
const PASSENGERS = 4
/** More sit in no car for a family, and in no minibus. */
const MPV_SEATS = 9
const MINIBUS_SEATS = 20

/** A van for passengers is a minibus. */
function withPassengers(terms: readonly WishTerm[]): WishTerm[] {
  const seats = Math.max(
    0,
    ...terms.flatMap(({ values, range }) => [
      ...values.filter(isSeats).map(({ value }) => Number(value)),
      ...(range?.name === 'seats' ? [range.to ?? range.from ?? 0] : []),
    ]),
  )
  if (seats <= PASSENGERS) return [...terms]
  const bodies = ['minibus', ...(seats <= MPV_SEATS ? ['mpv'] : []), ...(seats > MINIBUS_SEATS ? ['bus'] : [])]
  return terms.map((term) => (!term.isNot && term.values.some(isVan) ? { ...term, values: addBodies(term.values, bodies) } : term))
}

function addBodies(values: readonly WishValue[], bodies: readonly string[]): WishValue[] {
  const known = new Set(values.flatMap(({ name, value }) => (name === 'body' ? [value] : [])))
  return [...values, ...bodies.filter((value) => !known.has(value)).map((value) => ({ name: 'body', value }) as const)]
}

function isVan({ name, value }: WishValue): boolean {
  return name === 'body' && value === 'van'
}

function isSeats({ name }: WishValue): boolean {
  return name === 'seats'
}
