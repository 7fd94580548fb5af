import type { Look } from '#core/domain/appearance/index.ts'
import { accentStyle } from './accent-style.server.ts'
import { companyPicture } from './company-picture.ts'
import type { SiteLook } from './meta.ts'

/** What the head of every page needs of the company's look; null where nothing is set. */
export function siteLook({ accent, logo, icon }: Look): SiteLook | null {
  if (accent === null && logo === null && icon === null) return null
  return {
    style: accent === null ? null : accentStyle(accent).href,
    icon: icon === null ? null : { small: companyPicture('icon-32', icon.src), touch: companyPicture('icon-180', icon.src) },
    shared: logo === null ? null : companyPicture('shared', logo.src),
  }
}

/** The company's own sign for search engines, absolute; the product's where none is set. */
export function logoAddress(origin: string, { logo, icon }: Pick<Look, 'logo' | 'icon'>): string {
  if (logo !== null) return `${origin}${logo.src}`
  return `${origin}${icon === null ? '/icon-512.png' : companyPicture('icon-512', icon.src)}`
}
