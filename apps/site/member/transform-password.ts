/**
 * What is sent in place of a password: `hex(SHA-256(base64(UTF-8(NFKC(password)))))` (product D3).
 * WebCrypto exists in secure contexts only; over plain http a SHA-256 of our own is fetched.
 */
export async function transformPassword(password: string): Promise<string> {
  const bytes = new TextEncoder().encode(toBase64(new TextEncoder().encode(password.normalize('NFKC'))))
  const digest = await sha256(bytes)
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (subtle !== undefined) return new Uint8Array(await subtle.digest('SHA-256', bytes))
  const hashes = await import('@noble/hashes/sha2.js')
  return hashes.sha256(bytes)
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
