/** What a login is known by on the wire (R12.1). */
export type Identifier = { email: string } | { mobile: string; whatsapp: string }

/**
 * Reads the one field of the login: an e-mail address has an at sign; anything else is a number, of the phone or of WhatsApp.
 * Null where nothing was typed. Nothing is checked here: the server knows how numbers are written.
 */
export function readIdentifier(typed: string): Identifier | null {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return null
  return text.includes('@') ? { email: text } : { mobile: text, whatsapp: text }
}
