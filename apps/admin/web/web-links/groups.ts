import type { WebLinkGroup } from '#contract/web-link.ts'

// A record over the type, as the contract's module brings Zod with it: a group that is missing does not compile.
const GROUP_SET: Record<WebLinkGroup, true> = { maker: true, customs: true, shipping: true, inspection: true, standard: true }

/** Groups in the order of the site. */
export const GROUPS = Object.keys(GROUP_SET) as readonly WebLinkGroup[]
