import type { QuotationVersion } from '#contract/quotation.ts'

/** The whole address of the page that the buyer has of a version. */
export function versionAddress({ path }: QuotationVersion): string {
  return new URL(path, window.location.origin).href
}
