/**
 * Addresses whose rest opens something to whoever has it, as `/netWork/status/{code}` opens a dealer's application, `/enquiry/status/{code}` the
 * state of an enquiry, `/shortlist/{code}` a list that was shared, `/alert/{code}` an alert, `/quotation/{code}` an offer, `/verify/{code}` what a document of ours says,
 * `/feed/{token}` a feed and `/preview/{language}/{token}` a draft. However the path is
 * written: in capitals, with several slashes, with more behind it.
 */
const SECRET = /((?:network|enquiry)[\\/]+status[\\/]+|(?:shortlist|alert|feed|quotation|verify)[\\/]+|preview[\\/]+[a-z]{2}[\\/]+)[^\s?#]+/i

/** A path without what opens something: `/netWork/status`. Other paths as they are. For what is kept or handed on. */
export function withoutSecret(path: string): string {
  const decoded = decode(path)
  const at = SECRET.exec(decoded)
  return at === null ? path : decoded.slice(0, at.index + (at[1] ?? '').length).replace(/[\\/]+$/, '')
}

/** The text with a star for what opens something. For what is written into a log. */
export function maskSecretPath(text: string): string {
  return text.replace(SECRET, '$1*')
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
