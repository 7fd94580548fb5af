/** Sections of a detail page that stand under an address of their own (R3.5), with the mobile twins' names. */
export const DETAIL_SECTIONS = ['base', 'faq', 'form', 'tabChange', 'table', 'touch', 'freeQuote'] as const
export type DetailSection = (typeof DETAIL_SECTIONS)[number]

export function isDetailSection(value: string | undefined): value is DetailSection {
  return (DETAIL_SECTIONS as readonly (string | undefined)[]).includes(value)
}

/** Key of a section's name in words. */
export function sectionTitleKey(section: DetailSection) {
  switch (section) {
    case 'faq':
      return 'car.faq'
    case 'table':
      return 'car.specification'
    case 'form':
    case 'freeQuote':
    case 'touch':
      return 'car.freeQuote'
    case 'base':
    case 'tabChange':
      return 'car.overview'
  }
}
