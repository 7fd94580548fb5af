import { readFlag, TWO_VALUES } from './choice.ts'
import { excerpt, readAs, refuse, type CellReader } from './reading.ts'
import { halvesOf } from '#core/domain/import/map/headings/halves.ts'
import { halfWidth, isNothing, plainText } from './text.ts'

/** Words that tell of the accident itself, whatever the heading asks. */
const FREE =
  /^(?:无(?:任何)?(?:重大|大)?事故(?:车|记录|历史)?|没有事故|非事故车?|未发生事故|零事故|无碰撞|(?:accident|crash)[- ]?free|no (?:major )?accidents?(?: history| record)?|never (?:had an )?accident|clean|non[- ]?accident)$/i
const HAD =
  /^(?:有(?:过)?(?:重大|大|小|轻微)?事故|(?:重大|大|小|轻微)?事故车?|发生过事故|碰撞|有碰撞|泡水车?|水淹车?|火烧车?|(?:minor |major |had |1 )?accidents?(?: car| history)?|accidented|crashed|salvage|flood(?:ed)?(?: car| damage)?|damaged)$/i
/** Under a heading that asks for accidents, how many there were. */
const COUNT = /^(\d{1,2})\s*(?:次|起|times?|accidents?)$/i

/**
 * Whether a unit is free of accidents: `无事故`, `no accident`, `事故车`, or yes and no in the sense of the heading. `无` under `无事故` may mean "none" as well as
 * "no", so it is refused there. Errors: `not_a_flag`, `two_values`.
 */
export function accidentCell(): CellReader {
  return (cell, context) => {
    const { isInverted } = context.match
    if (typeof cell === 'boolean') return readAs(cell !== isInverted)
    const text = halfWidth(plainText(cell)).toLowerCase()
    const said = [text, ...halvesOf(text)].map(ownSense).filter((sense) => sense !== null)
    if (new Set(said).size > 1) return refuse('two_values', { value: excerpt(text) })
    if (said[0] !== undefined) return readAs(said[0])
    if (isInverted && halvesOf(text).every((half) => /^(无|没有|none|nil|never)$/.test(half))) return readAs(true)
    if (!isInverted && /^(无|没有|none|nil|有)$/.test(text)) return refuse('not_a_flag', { value: excerpt(text) })
    const flag = readFlag(text)
    if (flag === TWO_VALUES) return refuse('two_values', { value: excerpt(text) })
    if (flag === null) return isNothing(text) ? readAs(null) : refuse('not_a_flag', { value: excerpt(text) })
    return readAs(flag !== isInverted)
  }

  function ownSense(text: string): boolean | null {
    const count = COUNT.exec(text)?.[1]
    if (count !== undefined) return Number(count) === 0
    return FREE.test(text) ? true : HAD.test(text) ? false : null
  }
}
