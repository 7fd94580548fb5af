import { captureTouch } from '#apps/site/client/attribution.ts'
import { rememberPageLocale } from '#apps/site/language/locale-cookie.ts'
import { redeemLanguageHandover } from '#apps/site/language/redeem-language-handover.ts'

/** What the client does once, before hydration, with the address the visitor really came by. */
export function startClient(): void {
  captureTouch()
  rememberPageLocale()
  void redeemLanguageHandover()
}
