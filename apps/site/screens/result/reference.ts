/** The reference in an address, if it is one: six letters and digits such as `Q7K3-M2`; null for anything else. */
export function referenceFromQuery(search: string): string | null {
  const given = new URLSearchParams(search).get('ref')?.toUpperCase() ?? ''
  return /^[A-Z2-9]{4}-[A-Z2-9]{2}$/.test(given) ? given : null
}
