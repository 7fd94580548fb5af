/** True for what no mail can be sent to: something before an `@` or behind it is missing, or blanks stand inside. It is told, never refused (R10.2). */
export function isNoMail(typed = ''): boolean {
  return !/^\S+@\S+$/.test(typed.trim())
}
