import type { SaveArticleInput } from '#contract/article.ts'

/** What a sample article is in every language; its texts stand in `demo/texts/<locale>/articles.json`, written in each for itself. */
export type DemoArticle = Pick<SaveArticleInput, 'sign' | 'category' | 'is_top' | 'list_filter'> & { published_at: string }

/** Sample articles of the demonstration, the newest first. */
export const DEMO_ARTICLES: readonly DemoArticle[] = [
  {
    sign: 'fob-cfr-cif-what-the-price-includes',
    category: 'shipping',
    is_top: true,
    list_filter: 'price=10000-20000',
    published_at: '2026-11-19T08:00:00.000Z',
  },
  { sign: 'ro-ro-or-container', category: 'shipping', is_top: false, list_filter: null, published_at: '2026-11-18T08:00:00.000Z' },
  { sign: 'papers-of-a-vehicle-export', category: 'papers', is_top: false, list_filter: null, published_at: '2026-11-19T08:00:00.000Z' },
  {
    sign: 'reading-the-range-of-a-chinese-electric-car',
    category: 'electric',
    is_top: false,
    list_filter: 'energy=BEV',
    published_at: '2026-11-16T08:00:00.000Z',
  },
  { sign: 'reading-a-used-car-condition-report', category: 'inspection', is_top: false, list_filter: null, published_at: '2026-11-15T08:00:00.000Z' },
  { sign: 'charging-sockets-by-region', category: 'electric', is_top: false, list_filter: 'energy=BEV,PHEV', published_at: '2026-11-13T08:00:00.000Z' },
  { sign: 'parts-to-order-with-the-first-ten-cars', category: 'parts', is_top: false, list_filter: null, published_at: '2026-11-11T08:00:00.000Z' },
  {
    sign: 'one-model-many-versions-reading-a-chinese-offer',
    category: 'makers',
    is_top: false,
    list_filter: 'type=suv',
    published_at: '2026-11-09T08:00:00.000Z',
  },
]
