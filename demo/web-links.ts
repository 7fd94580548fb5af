import type { SaveWebLinkInput } from '#contract/web-link.ts'

/** A link of the demonstration; what it offers is told in `demo/texts/<locale>/links.json` under its sign. */
export type DemoWebLink = Pick<SaveWebLinkInput, 'group' | 'name' | 'url' | 'sort_order'> & { sign: string }

/** Links to well-known public institutions and makers. */
export const DEMO_WEB_LINKS: readonly DemoWebLink[] = [
  { sign: 'byd', group: 'maker', name: 'BYD', url: 'https://www.byd.com/', sort_order: 10 },
  { sign: 'chery', group: 'maker', name: 'Chery International', url: 'https://www.cheryinternational.com/', sort_order: 20 },
  { sign: 'geely', group: 'maker', name: 'Geely Auto', url: 'https://global.geely.com/', sort_order: 30 },
  { sign: 'gwm', group: 'maker', name: 'GWM', url: 'https://www.gwm-global.com/', sort_order: 40 },
  { sign: 'wco', group: 'customs', name: 'World Customs Organization', url: 'https://www.wcoomd.org/', sort_order: 50 },
  { sign: 'gacc', group: 'customs', name: 'General Administration of Customs of China', url: 'http://english.customs.gov.cn/', sort_order: 60 },
  { sign: 'macmap', group: 'customs', name: 'ITC Market Access Map', url: 'https://www.macmap.org/', sort_order: 70 },
  { sign: 'imo', group: 'shipping', name: 'International Maritime Organization', url: 'https://www.imo.org/', sort_order: 80 },
  { sign: 'unlocode', group: 'shipping', name: 'UN/LOCODE', url: 'https://unece.org/trade/uncefact/unlocode', sort_order: 90 },
  { sign: 'cosco', group: 'shipping', name: 'COSCO SHIPPING Lines', url: 'https://lines.coscoshipping.com/', sort_order: 100 },
  { sign: 'sgs', group: 'inspection', name: 'SGS', url: 'https://www.sgs.com/', sort_order: 110 },
  { sign: 'bureau-veritas', group: 'inspection', name: 'Bureau Veritas', url: 'https://www.bureauveritas.com/', sort_order: 120 },
  { sign: 'unece-transport', group: 'standard', name: 'UNECE Transport', url: 'https://unece.org/transport', sort_order: 130 },
  { sign: 'incoterms', group: 'standard', name: 'ICC Incoterms', url: 'https://iccwbo.org/business-solutions/incoterms-rules/', sort_order: 140 },
  { sign: 'iso', group: 'standard', name: 'ISO', url: 'https://www.iso.org/', sort_order: 150 },
]
