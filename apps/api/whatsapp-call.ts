import { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { ReceiveWhatsappInput, WhatsappReport } from '#core/domain/message/index.ts'

/** What is told of our number, in the order in which it is told. */
export type WhatsappCall = { messages: ReceiveWhatsappInput[]; reports: WhatsappReport[] }

const words = z.string().max(100_000).catch('')
const wamid = z.string().min(1).max(300)
/** Seconds since 1970, as digits. */
const moment = z
  .string()
  .regex(/^\d{9,11}$/)
  .transform((text) => new Date(Number(text) * 1000))

const callSchema = z.object({ entry: z.array(z.object({ changes: z.array(z.unknown()).max(1_000) })).max(1_000) })
const valueSchema = z.object({
  field: z.literal('messages'),
  value: z.object({
    metadata: z.object({ phone_number_id: z.string(), display_phone_number: words }),
    contacts: z.array(z.unknown()).max(1_000).catch([]),
    messages: z.array(z.unknown()).max(1_000).catch([]),
    statuses: z.array(z.unknown()).max(1_000).catch([]),
  }),
})
const contactSchema = z.object({ wa_id: z.string(), profile: z.object({ name: words }) })
const messageSchema = z.object({
  id: wamid,
  from: z.string().max(40).optional(),
  timestamp: moment.nullable().catch(null),
  type: z.string().max(60),
  text: z.object({ body: words }).optional().catch(undefined),
  button: z.object({ text: words }).optional().catch(undefined),
  interactive: z.record(z.string(), z.unknown()).optional().catch(undefined),
  location: z.object({ latitude: z.number(), longitude: z.number(), name: words.optional(), address: words.optional() }).optional().catch(undefined),
  contacts: z.array(z.unknown()).max(100).optional().catch(undefined),
})
const captionSchema = z.object({ filename: words.optional(), caption: words.optional() })
const choiceSchema = z.object({ title: words, description: words.optional() })
const cardSchema = z.object({
  name: z.object({ formatted_name: words }),
  phones: z
    .array(z.object({ phone: words }))
    .max(20)
    .catch([]),
})
const statusSchema = z.object({
  id: wamid,
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: moment,
  biz_opaque_callback_data: z.string().max(512).nullable().catch(null).default(null),
  errors: z
    .array(z.object({ code: z.int() }))
    .catch([])
    .default([]),
})

type TheirMessage = z.infer<typeof messageSchema>

/** Reactions, changed numbers and greetings are no messages: nobody waits for an answer to them. */
const NO_MESSAGES = new Set(['reaction', 'system', 'request_welcome'])

/** Reads a call of the service. What it says beside messages and reports, and what is not as it should be, is left out. Throws `bad_request`. */
export function readWhatsappCall(bytes: Uint8Array, phoneNumberId: string): WhatsappCall {
  const call = callSchema.safeParse(parsed(bytes))
  const changes = call.success ? call.data.entry.flatMap((entry) => fits(valueSchema, entry.changes)) : []
  const ours = changes.flatMap(({ value }) => (value.metadata.phone_number_id === phoneNumberId ? [value] : []))
  return {
    messages: ours.flatMap(({ metadata, contacts, messages }) => {
      const names = new Map(fits(contactSchema, contacts).map((contact) => [contact.wa_id, contact.profile.name]))
      return messages.flatMap((one) => readMessage(one, { to: metadata.display_phone_number, names }))
    }),
    reports: ours.flatMap(({ statuses }) => fits(statusSchema, statuses).map(toReport)),
  }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError('bad_request')
  }
}

function fits<S extends z.ZodType>(schema: S, list: readonly unknown[]): z.output<S>[] {
  return list.flatMap((one) => {
    const found = schema.safeParse(one)
    return found.success ? [found.data] : []
  })
}

function readMessage(told: unknown, { to, names }: { to: string; names: ReadonlyMap<string, string> }): ReceiveWhatsappInput[] {
  const found = messageSchema.safeParse(told)
  if (!found.success || NO_MESSAGES.has(found.data.type)) return []
  const { id, from, timestamp, type } = found.data
  const spoken = textOf(found.data)
  const kept = spoken ?? beside((told as Record<string, unknown>)[type])
  return [{ wamid: id, from, to: to.replace(/\D/g, ''), name: names.get(from ?? '') ?? '', text: kept, hasMedia: spoken === null, at: timestamp }]
}

/** The words of a message that has nothing but words; null where there is more to it than we take over. */
function textOf({ type, text, button, interactive, location, contacts }: TheirMessage): string | null {
  if (type === 'text') return text?.body ?? null
  if (type === 'button') return button?.text ?? null
  if (type === 'interactive' && interactive !== undefined) {
    const [choice] = fits(choiceSchema, Object.values(interactive))
    return choice === undefined ? null : lines([choice.title, choice.description])
  }
  if (type === 'location' && location !== undefined) return lines([location.name, location.address, `${location.latitude}, ${location.longitude}`])
  if (type === 'contacts' && contacts !== undefined) {
    const cards = fits(cardSchema, contacts).map(({ name, phones }) => lines([name.formatted_name, ...phones.map(({ phone }) => phone)]))
    return cards.length === 0 ? null : cards.join('\n\n')
  }
  return null
}

/** What stands beside a picture, a recording or a file: its name and the words below it. */
function beside(media: unknown): string {
  const found = captionSchema.safeParse(media)
  return found.success ? lines([found.data.filename, found.data.caption]) : ''
}

function lines(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n')
}

function toReport({ id, status, timestamp, biz_opaque_callback_data: mark, errors }: z.output<typeof statusSchema>): WhatsappReport {
  return { wamid: id, mark, status, at: timestamp, code: `WA ${errors[0]?.code ?? 'failed'}` }
}
