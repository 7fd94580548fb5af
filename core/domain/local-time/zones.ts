/** Minutes that a zone is ahead of UTC at a moment. */
function offsetOf(zone: string, now: Date): number {
  const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(now).find(({ type }) => type === 'timeZoneName')
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):?(\d+)?/.exec(name?.value ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** IANA zones of a country, one for each time that it has at this moment, from west to east; empty where the country is not known. */
export function zonesOf(iso2: string | null, now: Date): string[] {
  if (iso2 === null) return []
  const zones = new Intl.Locale('und', { region: iso2 }).getTimeZones?.() ?? []
  const byOffset = new Map(zones.map((zone) => [offsetOf(zone, now), zone]))
  return [...byOffset].toSorted(([a], [b]) => a - b).map(([, zone]) => zone)
}
