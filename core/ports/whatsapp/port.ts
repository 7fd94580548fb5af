/** Whom a message goes to, as E.164 (`+254712345678`), and a mark of ours that the service gives back with what it tells of it. */
type Addressed = { to: string; mark: string }

export type WhatsappText = Addressed & { text: string }

/** `parameters`: what stands in the places of the approved text, in their order, each in one line. */
export type WhatsappTemplateMessage = Addressed & { name: string; language: string; parameters: readonly string[] }

/**
 * Sends WhatsApp messages from the company's number. Answers the service's id of the message. Rejects with `WhatsappRefusal`; of one that says
 * nothing of a code nobody knows whether the service has taken it.
 */
export type WhatsappSender = {
  sendText(message: WhatsappText): Promise<{ id: string }>
  sendTemplate(message: WhatsappTemplateMessage): Promise<{ id: string }>
}

/**
 * The service has not taken a message. `code`: `WA 131026` as it says, or what was wrong with its answer; never a text that could name a person.
 * `isFinal`: no other try can help.
 */
export class WhatsappRefusal extends Error {
  override name = 'WhatsappRefusal'
  readonly code: string
  readonly isFinal: boolean

  constructor({ code, isFinal }: { code: string; isFinal: boolean }) {
    super(`WhatsApp has not taken it: ${code}`)
    this.code = code
    this.isFinal = isFinal
  }
}

/** Recognises a `WhatsappRefusal` by its name, so that two copies of this module in one process agree. */
export function isWhatsappRefusal(error: unknown): error is WhatsappRefusal {
  return error instanceof Error && error.name === 'WhatsappRefusal'
}
