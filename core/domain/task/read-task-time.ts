import { en, zh } from 'chrono-node'
import { AppError } from '#contract/errors.ts'
import { TASK_LIMITS } from '#contract/task-values.ts'
import type { ReadTaskTimeInput, TaskTimeRead } from '#contract/task.ts'
import type { Ctx } from '#core/domain/context.ts'
import { localTimeOf, momentOf } from '#core/domain/local-time/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'

/** Of a day without an hour: when people begin to work. */
const MORNING = 9

/** “… Lagos time”, “… 拉各斯时间” names whose clock is meant: a city of the table of time zones. */
const PLACE = /(?:^|[\s,(])([\p{L}][\p{L}\s'.-]{1,40}?)\s*(?:time|时间)\)?\s*$/iu

const MINUTE_MS = 60_000

/**
 * When something is due, out of the words in which people say it, English or Chinese; a day alone means nine in the morning. Permission
 * `enquiry.write`. Throws `validation_failed` (`text`: `unknown_time`, `unknown_place`, `no_such_time` for an hour that no day has, `past_time`
 * where that moment is over, or `far_time` where it is years away).
 */
export async function readTaskTime({ ctx, input }: { ctx: Ctx; input: ReadTaskTimeInput }): Promise<TaskTimeRead> {
  requirePermission(ctx, 'enquiry.write')
  const now = ctx.ports.clock.now()
  const { words, timeZone } = placeIn(input)
  if (hasNoSuchTime(words)) throw refused('no_such_time')
  const found = parse(words, { now, timeZone })
  if (found === null) throw refused('unknown_time')
  if (found.getTime() < now.getTime()) throw refused('past_time')
  if (isFar(found, now)) throw refused('far_time')
  return { due_at: found.toISOString(), time_zone: timeZone }
}

/** Whether a moment is too far away to be a task of anybody's. */
export function isFar(moment: Date, now: Date): boolean {
  const last = new Date(now)
  last.setUTCFullYear(last.getUTCFullYear() + TASK_LIMITS.years)
  return moment > last
}

// The library takes what is no hour for none, and would make nine in the morning of it.
function hasNoSuchTime(words: string): boolean {
  return [...words.matchAll(/(\d{1,2})(?:[:：](\d{2})|[点點时時](?!后|候))/gu)].some(([, hour, minute]) => Number(hour) > 23 || Number(minute ?? 0) > 59)
}

function refused(key: string): AppError {
  return new AppError('validation_failed', { issues: [{ path: 'text', key }] })
}

function placeIn({ text, time_zone: timeZone }: ReadTaskTimeInput): { words: string; timeZone: string } {
  const named = PLACE.exec(text)
  const place = named?.[1]?.trim()
  if (named === null || place === undefined) return { words: text, timeZone }
  // The words before a city belong to the day: “Monday Lagos time”.
  const parts = place.split(/\s+/)
  for (let from = 0; from < parts.length; from++) {
    const zone = zoneOfCity(parts.slice(from).join(' '))
    if (zone !== null) return { words: `${text.slice(0, named.index)} ${parts.slice(0, from).join(' ')}`.trim(), timeZone: zone }
  }
  throw refused('unknown_place')
}

const CITIES = new Map(Intl.supportedValuesOf('timeZone').map((zone) => [cityOf(zone), zone]))

function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase()
}

function zoneOfCity(city: string): string | null {
  return CITIES.get(city.toLowerCase()) ?? null
}

/** The library reckons with one offset; the day and hour that it found are then read on the clock of the zone, whatever its offset is on that day. */
function parse(words: string, { now, timeZone }: { now: Date; timeZone: string }): Date | null {
  const span = spanInChinese(words)
  if (span !== null) return new Date(now.getTime() + span * MINUTE_MS)
  const offset = Math.round((Date.parse(`${localTimeOf(now, timeZone)}Z`) - now.getTime()) / MINUTE_MS)
  const reference = { instant: now, timezone: offset }
  const options = { forwardDate: true }
  const [found] = [zh.parse(words, reference, options), en.parse(words, reference, options)].flat().toSorted((a, b) => b.text.length - a.text.length)
  if (found === undefined) return null
  const { start } = found
  // “in two hours” is a span from now, not an hour of a day.
  if (start.isCertain('timezoneOffset')) return found.date()
  const part = (value: number | null, length = 2) => String(value ?? 0).padStart(length, '0')
  const hour = start.isCertain('hour') ? start.get('hour') : MORNING
  const minute = start.isCertain('hour') ? (start.get('minute') ?? 0) : 0
  const day = `${part(start.get('year'), 4)}-${part(start.get('month'))}-${part(start.get('day'))}`
  return momentOf(`${day}T${part(hour)}:${part(minute)}`, timeZone)
}

const DIGITS = '零一二三四五六七八九十'

/** Minutes of “2小时后”, “半小时后”, “三十分钟后”, which the library reads as hours of a day; null of anything else. */
function spanInChinese(words: string): number | null {
  const [, count = '', unit] = /([\d]{1,3}|半|[一二两三四五六七八九十]{1,3})个?(小时|分钟)[之以]?后/u.exec(words) ?? []
  if (unit === undefined) return null
  return numberOf(count) * (unit === '小时' ? 60 : 1)
}

function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  if (text === '半') return 0.5
  const [tens, ones] = text.replace('两', '二').split('十')
  const digit = (sign: string) => DIGITS.indexOf(sign)
  if (ones === undefined) return digit(tens ?? '')
  return (tens === '' ? 1 : digit(tens ?? '')) * 10 + (ones === '' ? 0 : digit(ones))
}
