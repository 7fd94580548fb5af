import type { LanguageHandover } from '#contract/language-handover.ts'
import { isSibling } from '#apps/site/client/sibling.ts'

/** Parameter of an address that carries a one-time code to another language's host. */
export const LANGUAGE_HANDOVER_PARAMETER = 'handover'

/**
 * Takes what another language's host has handed over, if the address carries a code, and takes the code out of the address.
 * A code counts only where the visitor came from a sibling of ours: nobody else may put a login or favourites into this browser.
 */
export async function redeemLanguageHandover(): Promise<void> {
  const url = new URL(location.href)
  const code = url.searchParams.get(LANGUAGE_HANDOVER_PARAMETER)
  if (code === null) return
  url.searchParams.delete(LANGUAGE_HANDOVER_PARAMETER)
  history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`)
  if (!isSibling(document.referrer)) return
  try {
    const answer = await fetch('/api/session/handover/redeem', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    })
    const { code: result, data } = (await answer.json()) as { code: number; data: LanguageHandover }
    if (result !== 0) return
    const { applyLanguageHandover } = await import('./language-handover.ts')
    await applyLanguageHandover(data)
  } catch {
    // Without the handover the page is what it is for a new visitor; what was stored is still on the other host.
  }
}
