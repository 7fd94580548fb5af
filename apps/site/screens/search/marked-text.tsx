import type { TextPiece } from './mark-text.ts'

/** A text with what was looked for marked; React escapes it, nothing of it is read as markup. */
export function MarkedText({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map((piece, index) =>
    piece.isHit ? (
      <mark key={`${String(index)} ${piece.text}`} className="bg-transparent text-inherit underline decoration-accent decoration-2 underline-offset-4">
        {piece.text}
      </mark>
    ) : (
      <span key={`${String(index)} ${piece.text}`}>{piece.text}</span>
    ),
  )
}
