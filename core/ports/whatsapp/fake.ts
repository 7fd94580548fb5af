import type { WhatsappSender, WhatsappTemplateMessage, WhatsappText } from './port.ts'

/** Remembers what was sent, each under an id of its own; `failures` are thrown first, one for each message. */
export function createFakeWhatsapp(failures: Error[] = []): WhatsappSender & { sent: (WhatsappText | WhatsappTemplateMessage)[] } {
  const sent: (WhatsappText | WhatsappTemplateMessage)[] = []
  const take = async (message: WhatsappText | WhatsappTemplateMessage) => {
    const failure = failures.shift()
    if (failure !== undefined) throw failure
    sent.push(message)
    return { id: `wamid.${crypto.randomUUID()}` }
  }
  return { sent, sendText: take, sendTemplate: take }
}
