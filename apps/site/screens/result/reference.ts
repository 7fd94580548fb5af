/** The code of the enquiry's state in an address, which a form without script is answered with (R10.23); null for anything else. */
export function codeFromQuery(search: string): string | null {
  return /^[\w-]{43}$/.exec(new URLSearchParams(search).get('code') ?? '')?.[0] ?? null
}

/** The reference in an address, if it is one: six letters and digits such as `Q7K3-M2`; null for anything else. */
export function referenceFromQuery(search: string): string | null {
  const given = new URLSearchParams(search).get('ref')?.toUpperCase() ?? ''
  return /^[A-Z2-9]{4}-[A-Z2-9]{2}$/.test(given) ? given : null
}

/** True where the enquiry named nothing that a mail can be sent to. */
export function hasNoMail(search: string): boolean {
  return new URLSearchParams(search).get('mail') === 'none'
}
