/** What a list says of vehicles that the destination does not admit, or of a missing destination, the address of the other choice, and the country's guide. */
export type AdmissionView = { text: string; href: string; other: string; guide: { href: string; label: string } | null }
