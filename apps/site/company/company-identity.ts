/** Who the company is by law, as far as it is set: its name, then address and register number line by line. */
export type CompanyIdentity = { name: string | null; lines: string[] }
