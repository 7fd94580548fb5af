import type { MessageKey } from '#apps/admin/web/messages/messages.ts'

export type Limits = { least?: number | undefined; most?: number | undefined; isWhole?: boolean }

export type LimitFault = { message: MessageKey; least: number; most: number }

/** What is wrong with a number that somebody typed; nothing typed is nothing wrong. */
export function limitFault(value: unknown, { least = -Infinity, most = Infinity, isWhole = false }: Limits): LimitFault | undefined {
  if (typeof value !== 'number') return undefined
  if (value < least || value > most) {
    if (most === Infinity) return { message: 'issue.at_least', least, most }
    return { message: least === -Infinity ? 'issue.at_most' : 'issue.between', least, most }
  }
  return isWhole && !Number.isInteger(value) ? { message: 'issue.whole_number', least, most } : undefined
}
