import { toE164 } from '#core/domain/enquiry/index.ts'

/** The number of a sender as the service writes it, digits alone, as E.164; '' where it is none (buyers may hide theirs behind a name). */
export function numberOf(digits: string | undefined): string {
  if (digits === undefined || !/^\d{6,15}$/.test(digits)) return ''
  return toE164(`+${digits}`, null) ?? `+${digits}`
}

/**
 * Every way in which one line is written: the service still tells apart what plans of numbers have joined. Brazil has put a nine before mobile numbers,
 * Mexico has taken a one away, Argentina's nine is for calls from abroad.
 */
export function spellingsOf(e164: string): string[] {
  if (e164 === '') return []
  const [, brazilArea, brazilLine] = /^\+55([1-9]\d)9?([6-9]\d{7})$/.exec(e164) ?? []
  if (brazilArea && brazilLine) return [`+55${brazilArea}${brazilLine}`, `+55${brazilArea}9${brazilLine}`]
  const [, mexico] = /^\+521?(\d{10})$/.exec(e164) ?? []
  if (mexico) return [`+52${mexico}`, `+521${mexico}`]
  const [, argentina] = /^\+549?(\d{10})$/.exec(e164) ?? []
  if (argentina) return [`+54${argentina}`, `+549${argentina}`]
  return [e164]
}
