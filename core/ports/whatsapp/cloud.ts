import { z } from 'zod'
import { askAnswer, ServiceFailure } from '#core/ports/http/ask-json.ts'
import { WhatsappRefusal, type WhatsappSender } from './port.ts'

/** `phoneNumberId`: of the company's number at the service; `token`: of a system user who may send from it. */
export type CloudSettings = { phoneNumberId: string; token: string }

const ENDPOINT = 'https://graph.facebook.com/v23.0'
/** Seconds that the service gets for an answer. */
export const WHATSAPP_SECONDS = 20
/** Bytes of an answer at most. */
const MOST_BYTES = 64 * 1024

/**
 * Codes after which another try can help: the service is busy or away (1, 2, 131000, 131016, 133004), the pace was too fast (4, 80007, 130429, 131048,
 * 131056), or something about the company's account has to be mended first (0, 3, 10, 190, 368, 131005, 131031, 131042, 131045, 131057, 133010).
 */
const MAY_PASS = new Set([
  0, 1, 2, 3, 4, 10, 190, 368, 80_007, 130_429, 131_000, 131_005, 131_016, 131_031, 131_042, 131_045, 131_048, 131_056, 131_057, 133_004, 133_010,
])

const sentSchema = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(500) })).min(1) })
const faultSchema = z.object({ error: z.object({ code: z.int() }) })

type Body = Record<string, unknown>

/** The Cloud API of WhatsApp over HTTPS. `endpoint` and `seconds` are for tests. */
export function createCloudWhatsapp({ phoneNumberId, token }: CloudSettings, endpoint = ENDPOINT, seconds = WHATSAPP_SECONDS): WhatsappSender {
  const url = `${endpoint}/${encodeURIComponent(phoneNumberId)}/messages`
  const send = async ({ to, mark }: { to: string; mark: string }, content: Body): Promise<{ id: string }> => {
    const addressed = { messaging_product: 'whatsapp', recipient_type: 'individual', to: to.replace(/^\+/, ''), biz_opaque_callback_data: mark }
    const headers = { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${token}` }
    const init = { method: 'POST', headers, body: JSON.stringify({ ...addressed, ...content }) }
    const answer = await askAnswer(url, init, { seconds, mostBytes: MOST_BYTES }).catch((error: unknown) => {
      throw error instanceof ServiceFailure ? new WhatsappRefusal({ code: error.message, isFinal: false }) : error
    })
    if (answer.status < 200 || answer.status > 299) throw refusalOf(answer)
    const sent = sentSchema.safeParse(answer.json)
    const [message] = sent.success ? sent.data.messages : []
    if (message === undefined) throw new WhatsappRefusal({ code: 'answered something else', isFinal: false })
    return { id: message.id }
  }
  return {
    sendText: ({ text, ...addressed }) => send(addressed, { type: 'text', text: { preview_url: false, body: text } }),
    sendTemplate: ({ name, language, parameters, ...addressed }) => {
      const places = parameters.map((text) => ({ type: 'text', text }))
      const components = places.length === 0 ? {} : { components: [{ type: 'body', parameters: places }] }
      return send(addressed, { type: 'template', template: { name, language: { code: language }, ...components } })
    },
  }
}

function refusalOf({ status, json }: { status: number; json: unknown }): WhatsappRefusal {
  const fault = faultSchema.safeParse(json)
  if (!fault.success) return new WhatsappRefusal({ code: `answered ${status}`, isFinal: false })
  const { code } = fault.data.error
  // Rights that are missing have a hundred numbers of their own.
  const mayPass = MAY_PASS.has(code) || (code >= 200 && code <= 299) || status === 429 || status >= 500
  return new WhatsappRefusal({ code: `WA ${code}`, isFinal: !mayPass })
}
