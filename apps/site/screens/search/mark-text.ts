/** A piece of a text; `isHit`: it was looked for. */
export type TextPiece = { text: string; isHit: boolean }
