/**
 * What a browser sends in place of a password: `hex(SHA-256(base64(UTF-8(NFKC(password)))))` (R12.2).
 * WebCrypto exists in secure contexts only; over plain http a bundled SHA-256 is fetched.
 */
export async function transformPassword(password: string): Promise<string> {
  const bytes = new TextEncoder().encode(toBase64(new TextEncoder().encode(password.normalize('NFKC'))))
  const digest = await hash(bytes)
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function hash(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (subtle !== undefined) return new Uint8Array(await subtle.digest('SHA-256', bytes))
  // Named here, so that the chunk holds this one alone of its family.
  const { sha256 } = await import('@noble/hashes/sha2.js')
  return sha256(bytes)
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
