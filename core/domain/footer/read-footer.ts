import type { FooterColumn, FooterPage } from '#contract/frame-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSettings } from '#core/domain/setting/index.ts'

/** `page` null: a link of the company's own, with its words. */
export type FooterLink = { page: FooterPage; href: string } | { page: null; href: string; label: string }
export type Footer = { columns: readonly FooterColumn[]; links: readonly FooterLink[] }

const PAGE_URLS: Readonly<Record<FooterPage, string>> = {
  carList: '/carList',
  usedCars: '/usedCars',
  carFittings: '/carFittings',
  brands: '/brand',
  about: '/about',
  service: '/service',
  article: '/article',
  activity: '/activity',
  downloadCenter: '/downloadCenter',
  netWork: '/netWork',
  contactUs: '/contactUs',
  products: '/menuCar',
  carPurchaseProcess: '/carPurchaseProcess',
  importGuide: '/import',
  autoChina: '/autoChina',
  club: '/club',
  webLink: '/webLink',
  myEnquiries: '/myEnquiries',
}

/** What the end of a page shows in the language of the request, in its order. */
export async function readFooter({ ctx }: { ctx: Ctx }): Promise<Footer> {
  const { value } = await readSettings({ ctx, group: 'footer' })
  return {
    columns: value.columns.filter(({ is_shown }) => is_shown).map(({ name }) => name),
    links: value.links.flatMap(({ page, href, texts, is_shown: isShown }): FooterLink[] => {
      if (!isShown) return []
      if (page !== 'link') return [{ page, href: PAGE_URLS[page] }]
      const label = texts[ctx.locale]
      return label === undefined ? [] : [{ page: null, href, label }]
    }),
  }
}
