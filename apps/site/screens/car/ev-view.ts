/** The electric sheet in the reader's language; rows the data does not carry are absent, never guessed. */
export type EvView = { figures: { label: string; value: string; unit: string | null; note: string | null }[]; note: string | null }
