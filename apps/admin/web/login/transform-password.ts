import { sha256 } from './sha256.ts'

/**
 * What is sent in place of a password: `hex(SHA-256(base64(UTF-8(NFKC(password)))))` (product D3).
 * WebCrypto exists in secure contexts only; over plain http our own SHA-256 serves.
 */
export async function transformPassword(password: string): Promise<string> {
  const bytes = new TextEncoder().encode(toBase64(new TextEncoder().encode(password.normalize('NFKC'))))
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  const digest = subtle === undefined ? sha256(bytes) : new Uint8Array(await subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
