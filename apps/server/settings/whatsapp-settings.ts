import type { CloudSettings } from '#core/ports/whatsapp/cloud.ts'
import { StartupError } from '#apps/server/process/startup-error.ts'

/** `appSecret`: what the service signs its calls with; `verifyToken`: our own word, by which it knows our address when that is set up. */
export type WhatsappCloud = CloudSettings & { appSecret: string; verifyToken: string }

/** The parts in their order, each with what it must look like and how that is said. */
const PARTS = [
  { name: 'phone number id', pattern: /^\d{5,20}$/, is: '5 to 20 digits' },
  { name: 'access token', pattern: /^\S{10,1000}$/, is: 'at least 10 signs' },
  { name: 'app secret', pattern: /^[0-9a-f]{32}$/, is: '32 signs of 0-9 and a-f' },
  { name: 'verify token', pattern: /^\S{8,200}$/, is: 'at least 8 signs' },
] as const
const EXPECTED = 'expected <phone number id>:<access token>:<app secret>:<verify token>'

/** Reads `WHATSAPP_CLOUD`; null where it is not set. Throws a `StartupError` that names the part that is wrong and does not repeat the value, because it holds secrets. */
export function readWhatsapp(text: string | null): WhatsappCloud | null {
  if (text === null) return null
  const given = text.split(':')
  if (given.length !== PARTS.length) throw new StartupError(`WHATSAPP_CLOUD is not understood: it has ${given.length} of 4 parts; ${EXPECTED}.`)
  const wrong = PARTS.find(({ pattern }, at) => !pattern.test(given[at] ?? ''))
  if (wrong !== undefined) throw new StartupError(`WHATSAPP_CLOUD is not understood: its ${wrong.name} is not ${wrong.is}; ${EXPECTED}.`)
  const [phoneNumberId = '', token = '', appSecret = '', verifyToken = ''] = given
  return { phoneNumberId, token, appSecret, verifyToken }
}
