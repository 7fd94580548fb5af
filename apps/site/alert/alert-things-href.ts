import type { ShortlistKind } from '#contract/shortlist-values.ts'

/** Address of the page that asks for an alert of things: a price that drops, a unit that is sold (R11.21). */
export function alertThingsHref(things: readonly { kind: ShortlistKind; sign: string }[]): string {
  return `/alert?${new URLSearchParams(things.map(({ kind, sign }) => [kind, sign])).toString()}`
}
