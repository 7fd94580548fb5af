import { isIPv4, isIPv6 } from 'node:net'

/** The network an address belongs to (`203.0.113.0/24`, `2001:db8:1::/48`), which tells floods apart without naming a person. */
export function networkOf(ip: string | null): string | null {
  const address = (ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(address)) return null
  return `${expandHead(address).slice(0, 3).join(':')}::/48`
}

function expandHead(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: gap }, () => '0'), ...right]
}
