import { foldChoice } from '#core/domain/import/map/cells/choice.ts'
import { foldName } from '#core/domain/import/map/cells/text.ts'
import { remark } from '#core/domain/import/reason/reason.ts'
import { isStated, numberOf, textOf, type Draft, type Rule } from '#core/domain/import/map/draft.ts'

const YEAR_MARK = /(?<!\d)(20\d{2})\s*款\s*/
const BODY_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/皮卡|pick-?up/i, 'pickup'],
  [/牵引|tractor/i, 'tractor'],
  [/自卸|dump|tipper/i, 'dump'],
  [/搅拌|mixer/i, 'mixer'],
  [/客车|大巴|coach|(?<!mini)bus\b/i, 'bus'],
  [/轻客|minibus/i, 'minibus'],
  [/厢货|面包|\bvan\b/i, 'van'],
  [/货车|卡车|\btruck\b/i, 'truck'],
  [/mpv|商务/i, 'mpv'],
  [/suv|越野/i, 'suv'],
  [/旅行|wagon|touring/i, 'wagon'],
  [/敞篷|roadster|cabrio/i, 'convertible'],
  [/两厢|hatchback/i, 'hatchback'],
  [/轿车|三厢|sedan|saloon/i, 'sedan'],
]
const ENERGY_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/增程|\be?rev\b|reev|extended.?range/i, 'EREV'],
  [/插电|插混|phev|plug-?in|dm-?[ip]\b|\bdm\b|em-?[ip]\b|hi4/i, 'PHEV'],
  [/轻混|48v|mhev|mild hybrid/i, 'MHEV'],
  [/双擎|混动|\bhev\b|hybrid/i, 'HEV'],
  [/纯电|\bb?ev\b|electric/i, 'BEV'],
  [/柴油|汽油|diesel|petrol|\d\.\dt\b/i, 'ICE'],
]

/** `2025款 550km 精英型` in the trim or model says the model year, where no column does. */
export const takeYearFromName: Rule = (draft) => {
  for (const column of ['trim', 'model_name']) {
    const text = textOf(draft, column)
    const found = YEAR_MARK.exec(text ?? '')
    if (!text || !found) continue
    if (isStated(draft, 'model_year') && draft.values.model_year !== null) return
    draft.values.model_year = Number(found[1])
    const rest = text.replace(YEAR_MARK, '').trim()
    if (rest !== '' || column === 'trim') draft.values[column] = rest === '' ? null : rest
    return
  }
}

/** Energy type of a file without that column: from the words of the row, from cars of the same model, from battery and engine. */
export const inferEnergyType: Rule = (draft, context) => {
  if (!isWanting(draft, 'energy_type')) return
  const word = wordOf(draft, ENERGY_SPELLINGS)
  const source = context.columns.has('energy_type') ? 'cell' : 'words'
  if (word) return infer(draft, 'energy_type', word, source)
  const known = context.lookups.models.get(modelKey(draft))
  if (known) return infer(draft, 'energy_type', known.energyType, source)
  const hasEngine = (numberOf(draft, 'displacement_cc') ?? 0) > 0
  const hasBattery = (numberOf(draft, 'battery_kwh') ?? 0) > 5 || numberOf(draft, 'range_km') !== null || numberOf(draft, 'battery_soh_pct') !== null
  if (hasBattery !== hasEngine) infer(draft, 'energy_type', hasBattery ? 'BEV' : 'ICE', 'cell')
}

/** Body type of a file without that column: from the auto type, the words of the row, cars of the same model, or the size; else `other`, which the site can show. */
export const inferBodyType: Rule = (draft, context) => {
  if (textOf(draft, 'body_type') !== null) return
  if (hasTwoValues(draft, 'body_type')) return infer(draft, 'body_type', 'other', 'cell')
  const source = context.columns.has('body_type') ? 'cell' : 'words'
  const autoType = textOf(draft, 'auto_type')
  const byType = { suv: 'suv', sedan: 'sedan', mpv: 'mpv', mini: 'hatchback' }[autoType ?? '']
  if (byType) return infer(draft, 'body_type', byType, source)
  const word = wordOf(draft, BODY_SPELLINGS)
  if (word) return infer(draft, 'body_type', word, source)
  const known = context.lookups.models.get(modelKey(draft))
  if (known) return infer(draft, 'body_type', known.bodyType, source)
  infer(draft, 'body_type', bodyOfSize(draft) ?? 'other', 'cell')
}

/**
 * Auto type of a file without that column, by the catalogue's own rule: mini is a hatchback or box up to 4.2 m, a larger hatchback, wagon, coupe or
 * convertible is filed under sedan, commercial bodies up to 4,500 kg are LCV, heavier ones have none (sample data, README).
 */
export const deriveAutoType: Rule = (draft, context) => {
  if (context.columns.has('auto_type') || isStated(draft, 'auto_type')) return
  const autoType = autoTypeOf(textOf(draft, 'body_type'), numberOf(draft, 'length_mm'), numberOf(draft, 'gvw_kg'))
  if (autoType === undefined) return
  draft.values.auto_type = autoType
  if (draft.guessed.has('body_type')) draft.guessed.add('auto_type')
}

/** Undefined where the body says nothing; null for a heavy vehicle. */
function autoTypeOf(body: string | null, length: number | null, gvw: number | null): string | null | undefined {
  if (body === 'suv' || body === 'crossover') return 'suv'
  if (body === 'mpv') return 'mpv'
  if (body === 'hatchback') return length !== null && length <= 4_200 ? 'mini' : 'sedan'
  if (body === 'sedan' || body === 'wagon' || body === 'coupe' || body === 'convertible') return 'sedan'
  const isLight = gvw === null ? body !== 'truck' : gvw <= 4_500
  return body === 'pickup' || body === 'van' || body === 'minibus' || body === 'truck' ? (isLight ? 'lcv' : null) : undefined
}

/** Payload is gross weight less curb weight (sample data, README), where no column says it. */
export const derivePayload: Rule = (draft, context) => {
  if (context.columns.has('payload_kg')) return
  const [gvw, curb] = [numberOf(draft, 'gvw_kg'), numberOf(draft, 'curb_weight_kg')]
  if (gvw !== null && curb !== null && gvw > curb) draft.values.payload_kg = gvw - curb
}

/** Key of `Lookups.models`. */
export function modelKey(draft: Draft): string {
  return `${textOf(draft, 'brand_sign') ?? ''} ${foldName(textOf(draft, 'model_name') ?? '')}`
}

/** True where the row has no value, and did not say two. */
function isWanting(draft: Draft, column: string): boolean {
  return textOf(draft, column) === null && !hasTwoValues(draft, column)
}

function hasTwoValues(draft: Draft, column: string): boolean {
  return draft.remarks.some((issue) => issue.column === column && issue.code === 'two_values')
}

/** That the file lacks the column is told once (`inferred_columns`); a value for a cell that lacks it, or from figures alone (`cell`), is told at each row. */
function infer(draft: Draft, column: string, value: string, from: 'words' | 'cell'): void {
  draft.values[column] = value
  draft.guessed.add(column)
  if (from === 'cell') draft.remarks.push({ ...remark('inferred', { value }), column })
}

function wordOf(draft: Draft, words: readonly (readonly [RegExp, string])[]): string | null {
  const text = `${textOf(draft, 'model_name') ?? ''} ${textOf(draft, 'trim') ?? ''}`
  return foldChoice(text) === '' ? null : (words.find(([pattern]) => pattern.test(text))?.[1] ?? null)
}

/** Passenger cars only: a saloon stands 1.4 to 1.55 m high, an SUV above. A people carrier or a truck cannot be told by size. */
function bodyOfSize(draft: Draft): string | null {
  const [length, height] = [numberOf(draft, 'length_mm'), numberOf(draft, 'height_mm')]
  if (length === null || height === null || length > 5_400 || height > 1_950 || (numberOf(draft, 'gvw_kg') ?? 0) > 3_500) return null
  if (height >= 1_580) return length <= 3_600 ? 'hatchback' : 'suv'
  return length <= 4_200 ? 'hatchback' : 'sedan'
}
