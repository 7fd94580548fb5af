const SEPARATORS = /[/|\\;；、,，()（）[\]【】〔〕<>《》+\r\n]|[·•:：]|\s[-–—&]\s|\s(?:or|and)\s|[或和]|\s{3,}/iu
/** Where Chinese meets another script, with or without a blank or hyphen between. */
const SCRIPT_CHANGE =
  /(?<=\p{Script=Han})[\s\-–—_.]*(?=[\p{Script=Latin}\p{Script=Cyrillic}])|(?<=[\p{Script=Latin}\p{Script=Cyrillic}.])[\s\-–—_]*(?=\p{Script=Han})/u

/**
 * The parts of a text that says a thing in two languages, or says two things: `比亚迪 BYD` and `BYD（比亚迪）` are `比亚迪` and `BYD`, `自动/Automatic` is `自动` and
 * `Automatic`. A text of one part is given back as it stands.
 */
export function halvesOf(text: string): string[] {
  const parts = text
    .split(SEPARATORS)
    .flatMap((part) => part.split(SCRIPT_CHANGE))
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  return parts.length > 1 ? parts : [text]
}

/** Whether a text is written in Chinese, in another script, or in none (digits only). */
export function scriptOf(text: string): 'han' | 'other' | null {
  if (/\p{Script=Han}/u.test(text)) return 'han'
  return /\p{L}/u.test(text) ? 'other' : null
}
