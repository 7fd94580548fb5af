import { maskSecretPath } from '#contract/secret-path.ts'

// Lengths are bounded, because an address may be 16 KiB of signs that almost match.
const MAIL = /[^\s/@<>"(),;:=&]{1,64}(?:@|%40)[^\s/@<>"(),;=&]{1,255}/gi
/** With a plus, seven digits however they are set apart; without, nine, or seven that only blanks and brackets set apart. */
const PHONE = /\+[\s().-]*\p{Nd}(?:[\s()._-]*\p{Nd}){6,}|\p{Nd}(?:[\s()._-]*\p{Nd}){8,}|\p{Nd}(?:[\s()]*\p{Nd}){6,}/gu
/** A link that was shared and shared again is encoded more than once. */
const DECODINGS = 3

/**
 * What opens something wherever it stands, by its look: tokens and codes of links are 256 random bits, 43 signs with capitals and small
 * letters. Names of pages have small letters only, hashes of files too.
 */
const CODE = /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{40,}/g

/**
 * A path with a star for whatever looks like an e-mail address, a telephone number or the code of a link; the other parts stay as they were
 * sent. What stands behind the address of a status page is none of a log's business either, whatever it looks like.
 */
export function maskPath(path: string): string {
  const decoded = decode(path)
  const masked = maskSecretPath(decoded)
  if (masked !== decoded) return encodeURI(maskText(masked).toWellFormed())
  return path
    .split('/')
    .map((part) => maskEncoded(part))
    .join('/')
}

/** The text with a star for every e-mail address and every code of a link. Numbers stay: versions and addresses of machines have many. */
export function maskAgent(text: string): string {
  return maskMail(maskSecretPath(text)).replace(CODE, '*')
}

/** The text with a star for every e-mail address. */
export function maskMail(text: string): string {
  return text.replace(MAIL, '*')
}

/** True where a text, percent-encoded or not, holds what looks like an e-mail address, a telephone number or the code of a link. */
export function looksPersonal(text: string): boolean {
  const decoded = decode(text)
  return decoded.includes('@') || maskText(decoded) !== decoded
}

function maskEncoded(part: string): string {
  const decoded = decode(part)
  const masked = maskText(decoded)
  return masked === decoded ? part : encodeURI(masked.toWellFormed())
}

function maskText(text: string): string {
  return maskMail(maskSecretPath(text)).replace(CODE, '*').replace(PHONE, '*')
}

function decode(text: string): string {
  let decoded = text
  for (let time = 0; time < DECODINGS && decoded.includes('%'); time += 1) decoded = decodeOnce(decoded)
  return decoded
}

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text.replace(/%([0-7][0-9a-f])/gi, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  }
}
