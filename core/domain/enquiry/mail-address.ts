const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}\u2028\u2029]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u

/** True if mail can be sent there: one plain address, no quotes, lists, brackets or line breaks, at most 254 characters (RFC 5321). */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text)
}
