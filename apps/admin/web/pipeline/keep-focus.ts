/** Columns are read anew one after the other. */
const EVERY_MS = 100
const FOR_CARD_MS = 1_500
const LONGEST_MS = 6_000

/**
 * Gives the focus to a card that is about to come up in another column, as soon as it has gone with the card in the old one; where it does not come
 * up, because its column is long, to the card that was next to it. Whoever has gone elsewhere meanwhile stays there.
 */
export function keepFocus(leadId: number): void {
  const row = buttonOf(leadId)?.closest('li')
  const beside = [row?.nextElementSibling, row?.previousElementSibling].map((other) => other?.querySelector<HTMLElement>('[data-move]')?.dataset['move'])
  const nextId = Number(beside.find((id) => id !== undefined) ?? 0)
  const begun = Date.now()
  let lostAt: number | null = null
  const look = () => {
    const now = Date.now()
    const isLost = document.activeElement === null || document.activeElement === document.body
    lostAt = isLost ? (lostAt ?? now) : null
    const button = lostAt === null ? null : (buttonOf(leadId) ?? (now - lostAt > FOR_CARD_MS ? buttonOf(nextId) : null))
    if (button !== null) return button.focus()
    if (now - begun < LONGEST_MS) setTimeout(look, EVERY_MS)
  }
  look()
}

function buttonOf(leadId: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-move="${leadId}"]`)
}
