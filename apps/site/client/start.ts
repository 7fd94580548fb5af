import { captureTouch } from './attribution.ts'
import { rememberPageLocale } from './locale-cookie.ts'
import { redeemLanguageHandover } from './redeem-language-handover.ts'
import { keepScrollManual } from './scroll.ts'

/** What the client does once, before hydration, with the address the visitor really came by. */
export function startClient(): void {
  keepScrollManual()
  captureTouch()
  rememberPageLocale()
  void redeemLanguageHandover()
}
