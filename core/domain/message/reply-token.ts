import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '#core/domain/context.ts'
import { signedCodes } from '#core/domain/signed-code/index.ts'

const CODES = signedCodes('message_reply')
/** Of 15 bytes five are the lead's number and ten their HMAC-SHA256, cut: 24 small letters and digits, because servers may fold the case of an address. */
const ID_BYTES = 5
const MAC_BYTES = 10
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const TOKEN = /(?:^|[+.=_-])([a-z2-7]{24})@/

/** What names a lead in the address that its buyer answers to; nobody can make one for another lead. */
export async function replyTokenOf(ctx: Pick<Ctx, 'db' | 'ports'>, enquiryId: number): Promise<string> {
  return tokenOf(await CODES.ensureKey(ctx), enquiryId)
}

/** The lead that one of the addresses names; null where none does. */
export async function enquiryOfAddresses(ctx: Pick<Ctx, 'db'>, addresses: readonly string[]): Promise<number | null> {
  const key = await CODES.readKey(ctx)
  if (key === '') return null
  for (const address of addresses) {
    const token = TOKEN.exec(address.toLowerCase())?.[1]
    const id = token === undefined ? null : readToken(key, token)
    if (id !== null) return id
  }
  return null
}

/** Whether one of the addresses is written like that of a lead. Of those that name none: somebody has made it up, or has cut it. */
export function hasFalseToken(addresses: readonly string[]): boolean {
  return addresses.some((address) => TOKEN.test(address.toLowerCase()))
}

function tokenOf(key: string, enquiryId: number): string {
  const id = Buffer.alloc(ID_BYTES)
  id.writeUIntBE(enquiryId, 0, ID_BYTES)
  const mac = createHmac('sha256', Buffer.from(key, 'base64')).update('message_reply.').update(id).digest().subarray(0, MAC_BYTES)
  return toBase32(Buffer.concat([id, mac]))
}

function readToken(key: string, token: string): number | null {
  const bits = [...token].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const id = Number.parseInt(bits.slice(0, ID_BYTES * 8), 2)
  return timingSafeEqual(Buffer.from(tokenOf(key, id)), Buffer.from(token)) ? id : null
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('')
}
