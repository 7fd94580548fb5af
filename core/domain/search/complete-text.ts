import { sql } from 'drizzle-orm'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { foldText, MODEL_SPELLINGS } from '#core/domain/search-term/index.ts'
import { readWish } from '#core/domain/wish/index.ts'
import type { Locale } from '#i18n/locales.ts'
import { messagesOf, preloadMessages } from '#i18n/server.ts'

/** What a text may go on to. `starts`: folded texts, one of which it has to begin; `maker`: sign of the maker that it is, or is of; `own`: a model without its maker. */
type Completion = { is: 'maker' | 'kind' | 'model' | 'part'; text: string; starts: readonly string[]; maker?: string; own?: string }

const MOST = 5
/** Of one sort, while there are others. */
const MOST_ALIKE = 2
/** Signs at the end of a text without blanks that a name may begin with. */
const MOST_UNSPACED = 8
/** Letters from which on a word may begin one of a part's name. */
const SHORTEST_OF_PART = 4
/** Distinct names of parts that are kept at hand. */
const MOST_PARTS = 5_000
const WORD_SIGN = /[\p{L}\p{N}\p{M}]/u
const UNSPACED = /[\p{sc=Thai}\p{sc=Han}]/u
const NO_KIND: ReadonlySet<string> = new Set(['other', 'accessories'])
const FIRST: readonly Completion['is'][] = ['maker', 'kind', 'model', 'part']
/** Behind words that ask for something already, what is asked for comes before who makes it. */
const BEHIND: readonly Completion['is'][] = ['kind', 'maker', 'model', 'part']

/**
 * A typed text with its last words completed to names of makers and models, in the script that is typed, and of kinds and parts in the language of
 * the request: the most likely first, some of each sort (parts first where `wantsParts`), none where the text ends with a whole word and a blank.
 */
export async function completeText(ctx: Ctx, typed: string, { wantsParts }: { wantsParts: boolean }): Promise<string[]> {
  const completions = await readCompletions(ctx)
  const found = new Map<string, Whole>([[foldText(typed), { text: typed, is: 'kind', turn: -1 }]])
  for (const { head, tail } of tailsOf(typed)) {
    const folded = foldText(tail)
    const begun = completions.filter((completion) => isBegun(completion, folded))
    if (begun.length === 0) continue
    for (const whole of inTurns(begun, head, await makersIn(ctx, head))) if (!found.has(foldText(whole.text))) found.set(foldText(whole.text), whole)
  }
  // What a longer part of the text begins stays first, as it was put in.
  const isLate = ({ is }: Whole) => Number((is === 'part') !== wantsParts)
  return [...found.values()]
    .filter(({ turn }) => turn >= 0)
    .toSorted((a, b) => isLate(a) - isLate(b) || a.turn - b.turn)
    .slice(0, MOST)
    .map(({ text }) => text)
}

type Whole = { text: string; is: Completion['is']; turn: number }

/** A part is meant only by a word that is typed nearly whole. */
function isBegun({ is, starts }: Completion, folded: string): boolean {
  if (folded === '' || (is === 'part' && folded.length < SHORTEST_OF_PART)) return false
  return starts.some((start) => start.length > folded.length && start.startsWith(folded))
}

/** Some of each sort by turns; a maker in one of its spellings. */
function inTurns(begun: readonly Completion[], head: string, makers: ReadonlySet<string>): Whole[] {
  const order = head === '' ? FIRST : BEHIND
  const sorted = begun.toSorted((a, b) => order.indexOf(a.is) - order.indexOf(b.is) || a.text.length - b.text.length)
  const known = new Set<string | undefined>()
  const single = sorted.filter(({ is, maker }) => is !== 'maker' || (!known.has(maker) && known.add(maker)))
  const turns = new Map<Completion['is'], number>()
  return single.flatMap((completion): Whole[] => {
    const text = textBehind(completion, makers)
    if (text === null) return []
    const turn = turns.get(completion.is) ?? 0
    turns.set(completion.is, turn + 1)
    return [{ text: `${head}${text}`, is: completion.is, turn: Math.floor(turn / MOST_ALIKE) }]
  })
}

/** Signs of the makers that a text names. */
async function makersIn(ctx: Ctx, text: string): Promise<ReadonlySet<string>> {
  const wish = await readWish(ctx, text)
  return new Set((wish?.terms ?? []).flatMap(({ values }) => values.flatMap(({ name, value }) => (name === 'brand' ? [value] : []))))
}

/** A second maker is not asked for, and of a maker that is named only its own models, without its name. */
function textBehind({ is, text, maker, own }: Completion, makers: ReadonlySet<string>): string | null {
  if (makers.size === 0 || is === 'kind' || is === 'part') return text
  return is === 'maker' || (maker !== undefined && !makers.has(maker)) ? null : (own ?? text)
}

/** The ways to part a text into what stands and the words that are being typed, the longest first. */
function tailsOf(typed: string): { head: string; tail: string }[] {
  const signs = [...typed]
  const starts = signs.flatMap((sign, at) => {
    if (!WORD_SIGN.test(sign)) return []
    const before = signs[at - 1] ?? ' '
    const isInside = UNSPACED.test(sign) && UNSPACED.test(before) && signs.length - at <= MOST_UNSPACED
    return !WORD_SIGN.test(before) || isInside ? [at] : []
  })
  return starts.map((at) => ({ head: signs.slice(0, at).join(''), tail: signs.slice(at).join('').trimEnd() })).filter(() => !/\s$/u.test(typed))
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
    ...makers.rows.flatMap(({ sign, names }) => names.map((name): Completion => ({ is: 'maker', text: name, starts: [foldText(name)], maker: sign }))),
    ...models.rows.map(({ sign, maker, model }): Completion => {
      return { is: 'model', text: `${maker} ${model}`, starts: [foldText(`${maker} ${model}`), foldText(model)], maker: sign, own: model }
    }),
    ...spellings(models.rows.map(({ model }) => foldText(model))),
  ]
}

/** Kinds and parts in the language of the request. */
async function loadWords({ db, reads, locale }: Ctx): Promise<Completion[]> {
  await preloadMessages(['site'])
  reads('fitting')
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct coalesce(own.title, fitting.name) as name from fitting
    left join fitting_translation own on own.fitting_id = fitting.id and own.locale = ${locale} and own.publish_state = 'published'
    where fitting.publish_state = 'published' order by 1 limit ${MOST_PARTS}`)
  return [
    ...kindNames(locale).map((text): Completion => ({ is: 'kind', text, starts: [foldText(text)] })),
    ...rows.map(({ name }): Completion => ({ is: 'part', text: inSentence(name, locale), starts: wordStarts(name) })),
  ]
}

/** Names of models in other scripts, of those that the catalogue holds. */
function spellings(models: readonly string[]): Completion[] {
  const held = MODEL_SPELLINGS.filter(([name]) => models.some((model) => model.startsWith(name)))
  const others = held.flatMap(([, names]) => names.filter((name) => !/^[a-z]/.test(foldText(name))))
  return others.map((text) => ({ is: 'model', text, starts: [foldText(text)] }))
}

/** A part is known by every word of its name: `brake pads` of `Front brake pads`. */
function wordStarts(name: string): string[] {
  const words = foldText(name).split(' ')
  return words.map((_word, at) => words.slice(at).join(' '))
}

function kindNames(locale: Locale): string[] {
  const { energy, body, autoType, otherType } = messagesOf(locale, 'site')
  const labels = [energy, body, autoType, otherType].flatMap((names) => Object.entries(names).flatMap(([kind, label]) => (NO_KIND.has(kind) ? [] : [label])))
  return [...new Set(labels.map((label) => inSentence(label, locale)))]
}

/** Labels begin with a capital; inside of a text only German nouns and abbreviations do. */
function inSentence(label: string, locale: Locale): string {
  return locale === 'de' || !/^\p{Lu}\p{Ll}/u.test(label) ? label : `${label.slice(0, 1).toLocaleLowerCase(locale)}${label.slice(1)}`
}
