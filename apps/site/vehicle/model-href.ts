/** The page of a model: all that there is of it, new and used. */
export function modelHref(brandSign: string, sign: string): string {
  return `/model/${encodeURIComponent(brandSign)}/${encodeURIComponent(sign)}`
}
