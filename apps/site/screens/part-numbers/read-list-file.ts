import type { Locale } from '#i18n/locales.ts'

/** More than any list that is read. */
const MOST_BYTES = 100_000
/** How spreadsheets write CSV where they do not write Unicode. */
const OLD_ENCODINGS: Partial<Record<Locale, string>> = { ar: 'windows-1256', ur: 'windows-1256', ru: 'windows-1251', th: 'windows-874', zh: 'gbk' }

/** Text of a file that somebody chose; null where it is no text, as a workbook is none. */
export async function readListFile(file: Blob, locale: Locale): Promise<string | null> {
  try {
    const text = decode(await file.slice(0, MOST_BYTES).arrayBuffer(), locale)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

function decode(bytes: ArrayBuffer, locale: Locale): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    // The end of a long file may be the middle of a letter.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder(OLD_ENCODINGS[locale] ?? 'windows-1252').decode(bytes)
  }
}
