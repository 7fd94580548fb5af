/** First 32 bits of the fractional parts of a root of the first primes (FIPS 180-4, section 4.2.2 and 5.3.3). */
function fractions(count: number, power: number): Uint32Array {
  const found = new Uint32Array(count)
  let index = 0
  for (let candidate = 2; index < count; candidate += 1) {
    if (!isPrime(candidate)) continue
    const root = candidate ** power
    found[index] = (root - Math.floor(root)) * 2 ** 32
    index += 1
  }
  return found
}

function isPrime(value: number): boolean {
  for (let factor = 2; factor * factor <= value; factor += 1) if (value % factor === 0) return false
  return true
}

/** SHA-256 (FIPS 180-4) for browsers that have no WebCrypto because the page came over plain http. */
export function sha256(message: Uint8Array): Uint8Array {
  const constants = fractions(64, 1 / 3)
  const state = fractions(8, 1 / 2)
  const padded = pad(message)
  const view = new DataView(padded.buffer)
  for (let offset = 0; offset < padded.length; offset += 64) mixBlock(state, view, offset, constants)
  const digest = new DataView(new ArrayBuffer(32))
  for (const [index, word] of state.entries()) digest.setUint32(index * 4, word)
  return new Uint8Array(digest.buffer)
}

function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(padded.length - 4, (message.length << 3) >>> 0)
  return padded
}

function mixBlock(state: Uint32Array, view: DataView, offset: number, constants: Uint32Array): void {
  const words = schedule(view, offset)
  const mixed = Uint32Array.from(state)
  for (let round = 0; round < 64; round += 1) {
    const [a, b, c, d, e, f, g, h] = mixed as unknown as [number, number, number, number, number, number, number, number]
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (constants[round] ?? 0) + (words[round] ?? 0)
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    mixed.set([first + second, a, b, c, d + first, e, f, g])
  }
  for (let index = 0; index < 8; index += 1) state[index] = (state[index] ?? 0) + (mixed[index] ?? 0)
}

function schedule(view: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(64)
  for (let index = 0; index < 16; index += 1) words[index] = view.getUint32(offset + index * 4)
  for (let index = 16; index < 64; index += 1) {
    const near = words[index - 2] ?? 0
    const far = words[index - 15] ?? 0
    const nearMix = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
    const farMix = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
    words[index] = (words[index - 16] ?? 0) + farMix + (words[index - 7] ?? 0) + nearMix
  }
  return words
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}
