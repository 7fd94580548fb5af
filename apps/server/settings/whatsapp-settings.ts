import type { CloudSettings } from '#core/ports/whatsapp/cloud.ts'
import { StartupError } from '#apps/server/process/startup-error.ts'

/** `appSecret`: what the service signs its calls with; `verifyToken`: our own word, by which it knows our address when that is set up. */
export type WhatsappCloud = CloudSettings & { appSecret: string; verifyToken: string }

/** The number's id, the token, the app's secret of 32 hex digits, and a word of eight signs at least. */
const PARTS = /^(\d{5,20}):([^\s:]{10,1000}):([0-9a-f]{32}):([^\s:]{8,200})$/

/** Reads `WHATSAPP_CLOUD`; null where it is not set. Throws a `StartupError` that does not repeat the value, because it holds secrets. */
export function readWhatsapp(text: string | null): WhatsappCloud | null {
  if (text === null) return null
  const [, phoneNumberId, token, appSecret, verifyToken] = PARTS.exec(text) ?? []
  if (!phoneNumberId || !token || !appSecret || !verifyToken)
    throw new StartupError('WHATSAPP_CLOUD is not understood: expected <phone number id>:<access token>:<app secret>:<verify token>.')
  return { phoneNumberId, token, appSecret, verifyToken }
}
