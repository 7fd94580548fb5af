import type { IncomingMessage } from 'node:http'

/** A name of letters, digits, hyphens and underscores (others arrive in Punycode), an IPv4 address or an IPv6 one in brackets; a port. */
const HOST = /^([\w-]+(\.[\w-]+)*\.?|\[[\da-f:.]+\])(:\d{1,5})?$/i
const BACK_SLASH_IN_PATH = /^[^?]*\\/
const LONGEST_HOST = 255
const MOST_KNOWN = 100

/** A site has a dozen hosts; what else is sent must not fill the memory. */
const known = new Set<string>()

/**
 * True for requests that Node's parser lets through, but that two servers in a row could read in two ways, or that name no place: no or
 * several `Host` (RFC 9112 section 3.2), one that is no address, a target that is no path or whose path has a back slash, which browsers
 * send as a slash, a body framed otherwise than RFC 9112 section 6.1.
 */
export function isMalformed({ rawHeaders, headers, url = '', httpVersion }: IncomingMessage): boolean {
  const { host = '', 'transfer-encoding': coding } = headers
  if (!url.startsWith('/') || BACK_SLASH_IN_PATH.test(url) || countOf(rawHeaders, 'host') !== 1 || !isHost(host)) return true
  return coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersion === '1.0')
}

// Node keeps the first of several.
function countOf(rawHeaders: readonly string[], name: string): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]?.toLowerCase() === name) count += 1
  return count
}

function isHost(host: string): boolean {
  if (known.has(host)) return true
  const isOne = host.length <= LONGEST_HOST && HOST.test(host) && URL.canParse(`http://${host}`) && nameOf(host) === new URL(`http://${host}`).hostname
  if (isOne && known.size < MOST_KNOWN) known.add(host)
  return isOne
}

// `127.1` and `0x7f.1` would come out as another address than they say.
function nameOf(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase()
}
