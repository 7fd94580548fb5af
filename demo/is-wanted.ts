/** True for what is to be written; the name holds its kind. */
export type IsWanted = (name: string) => boolean
