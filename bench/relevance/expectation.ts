import { fold } from './fold.ts'
import { ROW_FIELDS, type RowKind } from './stock-row.ts'

export type Operator = '=' | '~' | '<=' | '>='

/** One condition: the field is one of the values, contains one of them, or is not beyond a limit. */
export type Predicate = { field: string; operator: Operator; values: readonly string[] }

/** How well a row answers: 3 what was meant, 2 good, 1 acceptable. A row must meet every predicate. */
export type Expectation = { grade: 1 | 2 | 3; kinds: readonly RowKind[]; predicates: readonly Predicate[] }

/** Kinds as a table names them. */
const KIND_NAMES: Readonly<Record<string, readonly RowKind[]>> = {
  car: ['car'],
  used: ['used_car'],
  vehicle: ['car', 'used_car'],
  part: ['fitting'],
  page: ['page'],
  brand: ['brand'],
}
const GRADES: Readonly<Record<string, 1 | 2 | 3>> = { '1': 1, '2': 2, '3': 3 }
const PREDICATE = /^(?<field>[a-z_]+)(?<operator><=|>=|=|~)(?<values>.+)$/u

/** `3 vehicle energy=BEV body=suv|crossover price<=20000`. Throws what is wrong with it. */
export function parseExpectation(text: string): Expectation {
  const [gradeText = '', kindName = '', ...predicateTexts] = text.trim().split(/\s+/u)
  const grade = GRADES[gradeText]
  if (grade === undefined) throw new Error(`no grade at the beginning of “${text}”`)
  const kinds = KIND_NAMES[kindName]
  if (kinds === undefined) throw new Error(`no such kind: “${kindName}”`)
  return { grade, kinds, predicates: predicateTexts.map((predicate) => parsePredicate(predicate, kinds)) }
}

function parsePredicate(text: string, kinds: readonly RowKind[]): Predicate {
  const { field, operator, values } = PREDICATE.exec(text)?.groups ?? {}
  if (field === undefined || operator === undefined || values === undefined) throw new Error(`not a predicate: “${text}”`)
  if (!kinds.some((kind) => ROW_FIELDS[kind].includes(field))) throw new Error(`no such field: “${field}”`)
  const list = values.split('|')
  const isLimit = operator === '<=' || operator === '>='
  if (isLimit && !list.every((value) => /^\d+(\.\d+)?$/u.test(value))) throw new Error(`not a number: “${text}”`)
  if (!isLimit && list.some((value) => fold(value) === '')) throw new Error(`an empty value: “${text}”`)
  return { field, operator: operator as Operator, values: list }
}
