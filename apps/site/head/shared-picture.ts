export const SHARED_PREFIX = '/shared/'

/** The address of the picture that stands for a page where its link is shared: made from a drawing or a picture of this host. */
export function sharedPicture(src: string): string {
  return src.startsWith('/') ? `${SHARED_PREFIX}${src.slice(1)}.jpg` : src
}
