/** What a list says of vehicles that the destination does not admit, and the address of the other choice. */
export type AdmissionView = { text: string; href: string; other: string }
