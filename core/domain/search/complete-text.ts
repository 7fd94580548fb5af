import { sql } from 'drizzle-orm'
import type { Ctx } from '#core/domain/context.ts'
import { hasCars } from '#core/domain/car/index.ts'
import { searchFittings } from '#core/domain/fitting/index.ts'
import { keep } from '#core/domain/keep.ts'
import { foldText, MODEL_SPELLINGS, withoutUnseen } from '#core/domain/search-term/index.ts'
import { hasUsedCars } from '#core/domain/used-car/index.ts'
import { listWishPhrases, readInnerPlaces, readWholeRuns, readWish, type Wish } from '#core/domain/wish/index.ts'
import type { Locale } from '#i18n/locales.ts'
import { messagesOf, preloadMessages } from '#i18n/server.ts'
import { asksForNew, asksForUsed } from './find-vehicles.ts'
import { isOfLanguage, readVocabulary } from './read-vocabulary.ts'

/** What a text may go on to. `starts`: folded texts, one of which it has to begin; `makers`: signs of those that it is, or is of; `own`: a model without its maker; `says`: the same for words that say the same. */
type Completion = {
  is: 'maker' | 'kind' | 'model' | 'trait' | 'part' | 'word'
  text: string
  starts: readonly string[]
  makers?: readonly string[]
  own?: string
  says?: object
}

const MOST = 5
/** Fewer names and kinds are followed by words of the trade. */
const ENOUGH = 4
/** Of one sort, while there are others. */
const MOST_ALIKE = 2
/** Signs at the end of a text without blanks that a name may begin with. */
const MOST_UNSPACED = 8
/** Fewer signs of Thai, whose vowels may stand before their letter, begin no word inside of a text. */
const SHORTEST_OF_THAI = 2
/** Letters from which on a word may begin one of the trade's, where nothing else does. */
const SHORTEST_OF_WORDS = 3
/** Letters from which on a word may begin one of a part's name. */
const SHORTEST_OF_PART = 4
/** Distinct names of parts that are kept at hand. */
const MOST_PARTS = 5_000
const WORD_SIGN = /[\p{L}\p{N}\p{M}]/u
const UNSPACED = /[\p{sc=Thai}\p{sc=Han}]/u
const THAI = /\p{sc=Thai}/u
const UNSPACED_END = /[\p{sc=Thai}\p{sc=Han}]+$/u
const NO_KIND: ReadonlySet<string> = new Set(['other', 'accessories', 'title'])
const FIRST: readonly Completion['is'][] = ['maker', 'kind', 'model', 'trait', 'part', 'word']
/** Behind words that ask for something already, what is asked for comes before who makes it. */
const BEHIND: readonly Completion['is'][] = ['kind', 'maker', 'model', 'trait', 'part', 'word']

/**
 * A typed text with its last words completed to names of makers and models, in the script that is typed, and of kinds, traits and parts in the language
 * of the request: the most likely first, some of each sort (parts first where `wantsParts`), none where the text ends with a whole word and a blank.
 * Where its last word is `isUnfinished` and begins none of these, a word of the trade that it begins.
 */
export async function completeText(ctx: Ctx, typed: string, { wantsParts, isUnfinished }: { wantsParts: boolean; isUnfinished: boolean }): Promise<string[]> {
  const [isWhole, innerPlaces] = await Promise.all([readWholeRuns(ctx), readInnerPlaces(ctx)])
  const tails = tailsOf(typed, isWhole, innerPlaces(typed))
  const named = await completeWith(ctx, typed, { tails, completions: await readCompletions(ctx) })
  const isEnough = named.length >= ENOUGH || (named.length > 0 && !isUnfinished && named.some(({ is }) => is !== 'kind'))
  const words = isEnough ? [] : await completeWith(ctx, typed, { tails, completions: await wishCompletions(ctx) })
  const found = [...named, ...words.filter(({ text }) => !named.some((own) => foldText(own.text) === foldText(text)))]
  // What a longer part of the text begins stays first, as it was put in.
  const isLate = ({ is }: Whole) => Number((is === 'part') !== wantsParts)
  return firstThere(
    ctx,
    found.toSorted((a, b) => isLate(a) - isLate(b) || a.turn - b.turn),
  )
}

/** The first that lead to something. */
async function firstThere(ctx: Ctx, sorted: readonly Whole[]): Promise<string[]> {
  const there: string[] = []
  for (let at = 0; at < sorted.length && there.length < MOST; at += MOST) {
    const some = sorted.slice(at, at + MOST)
    const are = await Promise.all(some.map((whole) => isThere(ctx, whole)))
    there.push(...some.flatMap(({ text }, index) => (are[index] ? [text] : [])))
  }
  return there.slice(0, MOST)
}

/** What is offered is read as it stands, and is there to be had: no electric UNI-K, and no two models in one. A maker has a page of its own. */
async function isThere(ctx: Ctx, { text, is, head }: Whole): Promise<boolean> {
  if (is === 'maker' && head === '') return true
  const wish = await readWish(ctx, text)
  if (wish === null || wish.absent !== null) return false
  const terms = wish.terms.filter(({ range }) => range === null || !wish.wantsParts)
  if (wish.wantsParts || is === 'part') return (await searchFittings({ ctx, input: { wish: { ...wish, terms }, limit: 1 } })).total > 0
  const input = { terms }
  return (asksForNew(wish, terms) && (await hasCars({ ctx, input }))) || (asksForUsed(wish, terms) && (await hasUsedCars({ ctx, input })))
}

type Tail = { head: string; tail: string; isInside: boolean }

/** The text completed from its longest ending on; one inside of a run without blanks only where none before it begins anything. */
async function completeWith(ctx: Ctx, typed: string, { tails, completions }: { tails: readonly Tail[]; completions: readonly Completion[] }): Promise<Whole[]> {
  const found = new Map<string, Whole>()
  for (const { head, tail, isInside } of tails) {
    if (isInside && found.size > 0) continue
    const folded = foldText(tail)
    const begun = completions.filter((completion) => isBegun(completion, folded))
    if (begun.length === 0) continue
    const before = head.trim() === '' ? null : await readWish(ctx, head)
    const following = begun.filter((completion) => mayFollow(completion, { before, folded }))
    for (const whole of inTurns(following, head, makersIn(before))) {
      const key = foldText(whole.text)
      if (key !== foldText(typed) && !found.has(key)) found.set(key, whole)
    }
  }
  return [...found.values()]
}

type Whole = { text: string; head: string; is: Completion['is']; turn: number }

/** A part is meant only by a word that is typed nearly whole. */
function isBegun({ is, starts }: Completion, folded: string): boolean {
  if (folded === '' || (is === 'part' && folded.length < SHORTEST_OF_PART) || (is === 'word' && folded.length < SHORTEST_OF_WORDS)) return false
  return starts.some((start) => start.length > folded.length && start.startsWith(folded))
}

/** Some of each sort by turns; a maker, and what words of the trade say, in one spelling. */
function inTurns(begun: readonly Completion[], head: string, makers: ReadonlySet<string>): Whole[] {
  const order = head === '' ? FIRST : BEHIND
  const sorted = begun.toSorted((a, b) => order.indexOf(a.is) - order.indexOf(b.is) || a.text.length - b.text.length)
  const known = new Set<unknown>()
  const single = sorted.filter((each) => {
    const own = each.is === 'maker' ? each.makers?.[0] : each.says
    return own === undefined || (!known.has(own) && known.add(own))
  })
  const turns = new Map<Completion['is'], number>()
  return single.flatMap((completion): Whole[] => {
    const text = textBehind(completion, makers)
    if (text === null) return []
    const turn = turns.get(completion.is) ?? 0
    turns.set(completion.is, turn + 1)
    return [{ text: `${head}${text}`, head, is: completion.is, turn: Math.floor(turn / MOST_ALIKE) }]
  })
}

/** Words follow only what is understood; behind a part comes what it is for, and behind a vehicle no part. */
function mayFollow({ is }: Completion, { before, folded }: { before: Wish | null; folded: string }): boolean {
  if (before === null) return true
  if (before.terms.some(({ isText, values }) => isText && values.length === 0)) return false
  if (before.wantsParts) return (is === 'maker' || is === 'model') && folded.length >= SHORTEST_OF_WORDS
  const saysVehicle =
    before.isAnything || before.terms.some(({ values, range }) => range !== null || values.some(({ name }) => name !== 'brand' && name !== 'model'))
  return is !== 'part' || !saysVehicle
}

/** Signs of the makers that a text names. */
function makersIn(wish: Wish | null): ReadonlySet<string> {
  return new Set((wish?.terms ?? []).flatMap(({ values }) => values.flatMap(({ name, value }) => (name === 'brand' ? [value] : []))))
}

/** A second maker is not asked for, and of a maker that is named only its own models, without its name. */
function textBehind({ is, text, makers: own, own: model }: Completion, makers: ReadonlySet<string>): string | null {
  if (makers.size === 0 || (is !== 'maker' && is !== 'model')) return text
  return is === 'maker' || !own?.some((maker) => makers.has(maker)) ? null : (model ?? text)
}

/**
 * The ways to part a text into what stands and the words that are being typed, the longest first; none between the words of a phrase that is known (`inner`). Inside
 * of a run of a script without blanks a word begins only behind words that are whole (`isWhole`).
 */
function tailsOf(typed: string, isWhole: (run: string) => boolean, inner: ReadonlySet<number>): Tail[] {
  if (/\s$/u.test(typed)) return []
  const signs = [...typed]
  return signs.flatMap((sign, at): Tail[] => {
    if (!WORD_SIGN.test(sign)) return []
    const [head, tail] = [signs.slice(0, at).join(''), signs.slice(at).join('')]
    const isInside = WORD_SIGN.test(signs[at - 1] ?? ' ')
    if (!isInside) return inner.has(head.length) ? [] : [{ head, tail, isInside }]
    const left = signs.length - at
    const mayBegin = UNSPACED.test(sign) && left <= MOST_UNSPACED && (left >= SHORTEST_OF_THAI || !THAI.test(sign))
    return mayBegin && isWhole(UNSPACED_END.exec(head)?.[0] ?? '') ? [{ head, tail, isInside }] : []
  })
}

async function readCompletions(ctx: Ctx): Promise<readonly Completion[]> {
  const sizeOf = (list: readonly Completion[]) => 200 * list.length
  const [names, words] = await Promise.all([
    keep(ctx, { key: 'search-completions', make: loadNames, sizeOf }),
    keep(ctx, { key: `search-completions ${ctx.locale}`, make: loadWords, sizeOf }),
  ])
  return [...names, ...words]
}

/** Makers and models, the same in every language. */
async function loadNames({ db, reads }: Ctx): Promise<Completion[]> {
  reads('brand', 'car', 'used_car')
  const [makers, models] = await Promise.all([
    db.execute<{ sign: string; names: string[] }>(
      sql`select brand_sign as sign, array_remove(array[brand_name, brand_name_zh] || aliases, null) as names from brand where publish_state = 'published' order by 1`,
    ),
    db.execute<{ sign: string; maker: string; model: string }>(sql`
      select distinct brand_sign as sign, brand_name as maker, model_name as model from (
        select brand_id, model_name from car where publish_state = 'published'
        union select brand_id, model_name from used_car where publish_state = 'published') as named
      join brand on brand.id = brand_id and brand.publish_state = 'published' order by 2, 3`),
  ])
  return [
    ...makers.rows.flatMap(({ sign, names }) => names.map((name): Completion => ({ is: 'maker', text: name, starts: [foldText(name)], makers: [sign] }))),
    ...models.rows.map(({ sign, maker, model }): Completion => {
      return { is: 'model', text: `${maker} ${model}`, starts: [foldText(`${maker} ${model}`), foldText(model)], makers: [sign], own: model }
    }),
    ...spellings(models.rows.map(({ sign, model }) => ({ sign, name: foldText(model) }))),
  ]
}

/** Kinds, traits and parts in the language of the request. */
async function loadWords(ctx: Ctx): Promise<Completion[]> {
  const { db, reads, locale } = ctx
  await preloadMessages(['site', 'head'])
  reads('fitting')
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct coalesce(own.title, fitting.name) as name from fitting
    left join fitting_translation own on own.fitting_id = fitting.id and own.locale = ${locale} and own.publish_state = 'published'
    where fitting.publish_state = 'published' order by 1 limit ${MOST_PARTS}`)
  const { kinds, traits } = labelsOf(locale)
  const labelled = [...kinds.map((text) => ({ is: 'kind', text }) as const), ...traits.map((text) => ({ is: 'trait', text }) as const)]
  const areRead = await Promise.all(labelled.map(({ text }) => isRead(ctx, text)))
  return [
    ...labelled.filter((_each, at) => areRead[at]).map(({ is, text }): Completion => ({ is, text, starts: [foldText(text)] })),
    ...rows.map(({ name }): Completion => ({ is: 'part', text: inSentence(withoutUnseen(name), locale), starts: wordStarts(name) })),
  ]
}

/** Names of models in other scripts, of those that the catalogue holds. */
function spellings(models: readonly { sign: string; name: string }[]): Completion[] {
  return MODEL_SPELLINGS.flatMap(([own, names]) => {
    const makers = models.filter(({ name }) => name.startsWith(own)).map(({ sign }) => sign)
    const others = makers.length === 0 ? [] : names.filter((name) => !/^[a-z]/.test(foldText(name)))
    return others.map((text): Completion => ({ is: 'model', text, starts: [foldText(text)], makers }))
  })
}

/** Words of the trade as buyers of the language write them. */
async function wishCompletions(ctx: Ctx): Promise<readonly Completion[]> {
  return keep(ctx, { key: `search-words ${ctx.locale}`, make: loadWishCompletions, sizeOf: (list) => 200 * list.length })
}

async function loadWishCompletions(ctx: Ctx): Promise<readonly Completion[]> {
  const vocabulary = await readVocabulary(ctx)
  const own = listWishPhrases(ctx.locale).filter(({ text }) => isOfLanguage(text, ctx.locale, vocabulary))
  return own.map(({ text, says }): Completion => ({ is: 'word', text, starts: [foldText(text)], says }))
}

/** A part is known by every word of its name: `brake pads` of `Front brake pads`; what stands behind a comma or in brackets says what it is for. */
function wordStarts(name: string): string[] {
  const words = foldText(name).split(' ')
  const own = foldText(name.split(/[,،，、(（]/u)[0] ?? '').split(' ')
  return own.map((_word, at) => words.slice(at).join(' '))
}

/** What the site calls kinds, energies and fuels, and what else a vehicle may be or have. */
function labelsOf(locale: Locale): { kinds: string[]; traits: string[] } {
  const { energy, body, autoType, otherType, fuel, steering, transmission, drive, colour, equipment } = messagesOf(locale, 'site')
  const textsOf = (groups: readonly object[]) =>
    groups.flatMap((names) =>
      Object.entries(names).flatMap(([name, label]: [string, unknown]) => (NO_KIND.has(name) || typeof label !== 'string' ? [] : [label])),
    )
  const inSentences = (labels: readonly string[]) => [...new Set(labels.map((label) => inSentence(withoutUnseen(label), locale)))]
  const kinds = inSentences(textsOf([energy, fuel, body, autoType, otherType]))
  return { kinds, traits: inSentences(textsOf([steering, transmission, drive, colour, equipment])).filter((label) => !kinds.includes(label)) }
}

/** Only what a search reads as one thing is offered. */
async function isRead(ctx: Ctx, text: string): Promise<boolean> {
  const wish = await readWish(ctx, text)
  return wish !== null && wish.terms.length === 1 && wish.terms.every(({ values, isText }) => values.length > 0 && !isText)
}

/** Labels begin with a capital; inside of a text only German nouns and abbreviations do. */
function inSentence(label: string, locale: Locale): string {
  return locale === 'de' || !/^\p{Lu}\p{Ll}/u.test(label) ? label : `${label.slice(0, 1).toLocaleLowerCase(locale)}${label.slice(1)}`
}
