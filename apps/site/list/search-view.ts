/** A list as it is filtered, as it can be kept: its address, what it is called, and how many things it holds. */
export type SearchView = { href: string; name: string; total: number }

/** What a kept list holds now, and how much more than when it was last looked at; both in words. */
export type SavedRow = { href: string; name: string; count: string; more: string | null }
