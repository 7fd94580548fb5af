import { sql } from 'drizzle-orm'
import type { Ctx } from '#core/domain/context.ts'
import { keep } from '#core/domain/keep.ts'
import { foldText, MODEL_SPELLINGS } from '#core/domain/search-term/index.ts'
import { createLexicon, type Lexicon } from './lexicon.ts'
import { toTokens } from './tokens.ts'
import type { Spellings, WishValue } from './wish.ts'

/** Names that the catalogue and the places hold. */
export type Names = {
  lexicon: Lexicon
  /** Words of models' names in other scripts, each with the Latin ones. */
  aliases: Lexicon
  /** Words of the names of makers and models, and those of versions. */
  modelWords: ReadonlyMap<string, readonly WishValue[]>
  trimWords: ReadonlySet<string>
}

const SHORT = 3
/** Words that begin models' names and say nothing by themselves. */
const GENERIC: ReadonlySet<string> = new Set(['model', 'air', 'free', 'star', 'view'])
/** Words of versions in other scripts. */
const VERSION_SPELLINGS: readonly (readonly [name: string, spellings: readonly string[]])[] = [
  ['pro', ['про', 'برو', 'پرو', 'โปร']],
  ['plus', ['плюс', 'بلس', 'بلاس', 'پلس', 'พลัส']],
  ['max', ['макс', 'ماكس', 'میکس', 'แม็กซ์']],
  ['model y', ['модель у', 'модел у', 'موديل واي', 'ماڈل وائی', 'โมเดลวาย', 'โมเดล y']],
  ['model 3', ['модель 3', 'модел 3', 'موديل 3', 'ماڈل 3', 'โมเดล 3']],
  ['uni k', ['унк', 'юни к', 'уни к', 'يوني كي', 'يوني ك', 'ยูนิเค']],
  ['uni v', ['юни в', 'уни в', 'юни ви', 'يوني في', 'ยูนิวี']],
  ['uni t', ['юни т', 'уни т', 'يوني تي']],
  ['dm i', ['дми', 'دي ام اي', 'ดีเอ็มไอ']],
]

/** Names of the published makers, models and countries; kept until they change. */
export function readNames(ctx: Ctx): Promise<Names> {
  return keep(ctx, { key: 'wish-names', make: loadNames, sizeOf: ({ modelWords, trimWords }) => 200_000 + 400 * modelWords.size + 60 * trimWords.size })
}

async function loadNames({ db, reads }: Ctx): Promise<Names> {
  reads('brand', 'car', 'used_car', 'country', 'port')
  const [brands, models, trims, places] = await Promise.all([
    db.execute<{ sign: string; names: string[] }>(
      sql`select brand_sign as sign, array_remove(array[brand_name, brand_name_zh] || aliases, null) as names from brand where publish_state = 'published'`,
    ),
    db.execute<{ sign: string; name: string }>(sql`
      select distinct brand_sign as sign, model_name as name from car join brand on brand.id = brand_id and brand.publish_state = 'published' where car.publish_state = 'published'
      union select distinct brand_sign, model_name from used_car join brand on brand.id = brand_id and brand.publish_state = 'published' where used_car.publish_state = 'published'`),
    db.execute<{ trim: string }>(sql`
      select distinct trim from car where publish_state = 'published' and trim is not null union select distinct trim from used_car where publish_state = 'published' and trim is not null`),
    db.execute<{ iso2: string; names: string[] }>(sql`
      select iso2, array_agg(name) as names from (
        select country.iso2, country_name.name from country join country_name on country_name.country_id = country.id where is_published
        union select country_iso2, port_name from port) as places
      group by iso2`),
  ])
  return createNames({ brands: brands.rows, models: models.rows, trims: trims.rows.map(({ trim }) => trim), places: places.rows })
}

type Given = {
  brands: readonly { sign: string; names: readonly string[] }[]
  models: readonly { sign: string; name: string }[]
  trims: readonly string[]
  places: readonly { iso2: string; names: readonly string[] }[]
}

/** Makes the names of makers with all their spellings, models by their maker's sign, versions and places. */
export function createNames({ brands, models, trims, places }: Given): Names {
  const named = models.map(({ sign, name }) => ({ value: { name: 'model', value: `${sign}/${name}` } as const, sign, words: wordsOf(name) }))
  return {
    lexicon: createLexicon([...brands.map(brandSpellings), ...modelSpellings(named), ...placeSpellings(places)], 'en'),
    aliases: createLexicon(
      [...MODEL_SPELLINGS, ...VERSION_SPELLINGS].map(([name, spellings]): Spellings => ({ meaning: { is: 'name', words: name.split(' ') }, spellings })),
      'en',
    ),
    modelWords: collect(named.flatMap(({ value, words }) => words.map((word) => [word, value] as const))),
    trimWords: new Set(trims.flatMap((trim) => foldText(trim).split(' '))),
  }
}

function wordsOf(name: string): string[] {
  return toTokens(name).flatMap(({ text }) => text.split('.'))
}

function brandSpellings({ sign, names }: { sign: string; names: readonly string[] }): Spellings {
  return { meaning: { is: 'values', values: [{ name: 'brand', value: sign }] }, spellings: [...names, ...names.map((name) => name.replace(/[\s-]+/g, ''))] }
}

type Named = { value: WishValue; sign: string; words: readonly string[] }

/**
 * Each model by what its name begins with (`tiggo 8` of `Tiggo 8 Pro Max`), with and without blanks, and by the phrases inside of it. A name
 * that is a figure or a letter counts behind its maker's alone.
 */
function modelSpellings(models: readonly Named[]): Spellings[] {
  const bySpelling = collect(models.flatMap((model) => spellingsOf(model).map((spelling) => [spelling, model.value] as const)))
  return [...bySpelling].map(([spelling, values]) => ({ meaning: { is: 'values', values }, spellings: [spelling] }))
}

function spellingsOf({ sign, words }: Named): string[] {
  const brand = sign.replaceAll('-', ' ')
  const spellings = words.flatMap((_word, from) =>
    words.slice(from).flatMap((_last, length) => {
      const part = words.slice(from, from + length + 1)
      const joined = part.join('')
      if (from === 0)
        return isTelling(joined) && !GENERIC.has(joined) ? [part.join(' '), joined, `${brand.replaceAll(' ', '')}${joined}`] : [`${brand} ${part.join(' ')}`]
      return part.length > 1 && isTelling(joined) && /[a-z]{3}/.test(joined) ? [part.join(' '), joined] : []
    }),
  )
  return [...new Set(spellings)]
}

/** Letters enough to mean the model wherever they stand: `h6` does, `03`, `x` and `300` do not. */
function isTelling(joined: string): boolean {
  return joined.length >= SHORT ? !/^\d+$/.test(joined) : /\p{L}\d|\d\p{L}/u.test(joined)
}

function placeSpellings(places: readonly { iso2: string; names: readonly string[] }[]): Spellings[] {
  return places
    .filter(({ iso2 }) => iso2 !== 'CN')
    .map(({ iso2, names }) => ({ meaning: { is: 'place', iso2 }, spellings: names.filter((name) => name.length >= SHORT) }))
}

function collect<Value>(entries: readonly (readonly [string, Value])[]): Map<string, Value[]> {
  const lists = new Map<string, Value[]>()
  for (const [key, value] of entries) {
    const known = lists.get(key)
    if (known) known.push(value)
    else lists.set(key, [value])
  }
  return lists
}
