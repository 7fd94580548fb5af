import type { Range } from '#contract/vehicle-ranges.ts'
import { quantityCell } from './quantity.ts'
import { readAs, type CellReader } from './reading.ts'
import { halfWidth, plainText } from './text.ts'

const ORDINALS: Readonly<Record<string, number>> = {
  零: 0,
  一: 1,
  首: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  first: 1,
  second: 2,
  third: 3,
  single: 1,
  one: 1,
}
const HAND = /^(?:第)?([零一首二两三四五六\d]{1,2})\s*(?:手|任)(?:车|车主)?$|^(first|second|third|single|one|\d)(?:st|nd|rd|th)?[- ](?:owner|hand)$/i
const TRANSFERS = /^(?:过户)?\s*([零一二两三四五六\d]{1,2})\s*(?:次|transfers?|times?)(?:过户)?$/i
const NEVER = /^(?:无|没有|未过户|无过户|没有过户|没过户|未曾过户|never|none|no transfers?|not transferred)$/i

/** How many owners a unit has had: `2`, `一手`, `1st owner`, `过户1次`. Errors: those of a quantity. */
export function ownersCell(range: Range): CellReader {
  const inOwners = quantityCell({ ...range, dimension: 'count', decimals: 0 })
  return (cell, context) => {
    const text = halfWidth(plainText(cell)).toLowerCase()
    const hand = HAND.exec(text)
    if (hand) return inOwners(numberOf(hand[1] ?? hand[2] ?? ''), context)
    const transfers = /过户|transfer/.test(text) ? transfersOf(text) : null
    return inOwners(transfers === null ? cell : transfers + 1, context)
  }
}

/** How often a unit changed hands (`过户次数`): one owner more than that. Gives `owners`. Errors: those of a quantity. */
export function transfersCell(range: Range): CellReader {
  const [least, most] = range.hard
  const inTransfers = quantityCell({ hard: [Math.max(0, least), most - 1], soft: range.soft, dimension: 'count', decimals: 0 })
  return (cell, context) => {
    const transfers = transfersOf(halfWidth(plainText(cell)).toLowerCase())
    const reading = inTransfers(transfers ?? cell, context)
    if (!reading.ok || typeof reading.value !== 'number') return reading
    return readAs(null, reading.remarks, { owners: reading.value + 1 })
  }
}

function transfersOf(text: string): number | null {
  const found = TRANSFERS.exec(text)
  if (found) return numberOf(found[1] ?? '')
  return NEVER.test(text) ? 0 : null
}

function numberOf(word: string): number {
  return ORDINALS[word.toLowerCase()] ?? Number(word)
}
