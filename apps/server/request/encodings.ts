export type Encoding = 'br' | 'gzip' | 'plain'

// Browsers send a handful of different lines, so each is read once.
const known = new Map<string, Encoding>()
const MOST_KNOWN = 100

/** The best encoding that an `Accept-Encoding` line allows. */
export function preferredEncoding(accept: string | null | undefined): Encoding {
  if (!accept) return 'plain'
  const found = known.get(accept)
  if (found !== undefined) return found
  const encoding = read(accept)
  if (known.size < MOST_KNOWN) known.set(accept, encoding)
  return encoding
}

function read(accept: string): Encoding {
  const allowed = new Map(
    accept
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
        const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
        return [name, quality === undefined || Number(quality) > 0] as const
      }),
  )
  if (allowed.get('br')) return 'br'
  return (allowed.get('gzip') ?? allowed.get('*')) ? 'gzip' : 'plain'
}
