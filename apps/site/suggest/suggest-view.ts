/** A suggestion, ready to be shown. `href`: where it leads; `picture`: its address, null where a thing has none. */
export type SuggestionView = { href: string; text: string; note: string; price: string; picture: string | null }

/** Suggestions of one kind under their heading; phrases to search for have none. */
export type SuggestionGroup = { title: string; rows: SuggestionView[] }

/** What is suggested for a text. `status`: how many there are, for who does not see them. */
export type SuggestView = { label: string; status: string; groups: SuggestionGroup[] }
