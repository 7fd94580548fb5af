import { convert } from 'html-to-text'

/** Signs of HTML that are read, and how deep and wide: a mail of people needs less. */
const LIMITS = { maxInputLength: 2_000_000, limits: { maxDepth: 60, maxChildNodes: 20_000 } }

/** The words of an HTML mail, and addresses that its links lead to where the words do not say them. No pictures, no scripts; the HTML is kept nowhere. */
export function textOfHtml(html: string): string {
  return convert(html, {
    wordwrap: false,
    ...LIMITS,
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, ignoreHref: false } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  })
}
