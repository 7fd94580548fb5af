/** What a clock of a time zone (IANA) shows at a moment: `2027-03-18T09:00`. */
export function localTimeOf(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}`
}

/** The moment at which a clock of a time zone shows this. One that it leaps over in spring is an hour later; of two in autumn it is one of them. */
export function momentOf(local: string, timeZone: string): Date {
  const wanted = Date.parse(`${local}Z`)
  const offsetAt = (moment: number) => Date.parse(`${localTimeOf(new Date(moment), timeZone)}Z`) - moment
  // Near a change of the clock the first guess may have the offset of its other side.
  return new Date(wanted - offsetAt(wanted - offsetAt(wanted)))
}
