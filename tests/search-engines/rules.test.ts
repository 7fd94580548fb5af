import { describe, expect, it } from 'vitest'
import { alikeFaults, headFaults } from './head-faults.ts'
import { readHead } from './read-head.ts'
import { crumbFaults, structuredFaults } from './structured-faults.ts'

const DESCRIPTION = 'New Chinese passenger cars and commercial vehicles with FOB prices in US dollars. Find one and get a quote within a day.'
const page = (head: string, body = '<h1>Cars</h1>') => readHead(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`)
const GOOD = `<title>New Chinese cars for export &amp; parts</title><meta name="description" content="${DESCRIPTION}"/><link rel="canonical" href="https://x.example/a"/>`

describe('the rules of titles and descriptions', () => {
  it('find nothing on a page that keeps them', () => {
    expect(page(GOOD)).toMatchObject({ title: 'New Chinese cars for export & parts', canonical: 'https://x.example/a', isIndexed: true, heading: 'Cars' })
    expect(headFaults(page(GOOD))).toEqual([])
  })

  it('find what is too short, too long, unseen or left open, and what two pages say alike', () => {
    const bad = page(
      `<title>Cars\u00a0{name}</title><meta name="description" content="${DESCRIPTION} ${DESCRIPTION}"/><meta name="robots" content="noindex"/>`,
      '',
    )
    expect(bad.isIndexed).toBe(false)
    expect(headFaults(bad).map((fault) => fault.split(':')[0])).toEqual([
      'title of 11 signs',
      'description of 241 signs',
      'signs that nobody sees',
      'a gap',
      'no canonical',
      'no heading',
    ])
    const same = { ...page(GOOD), canonical: 'https://x.example/b' }
    expect(
      alikeFaults([
        { path: '/a', head: page(GOOD) },
        { path: '/b', head: same },
      ]),
    ).toHaveLength(2)
    expect(
      alikeFaults([
        { path: '/a', head: page(GOOD) },
        { path: '/mobile/a', head: page(GOOD) },
      ]),
    ).toEqual([])
  })
})

describe('the rules of structured data', () => {
  const offer = {
    '@type': 'Offer',
    url: 'https://x.example/a',
    price: '12',
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: 'X', url: 'https://x.example/' },
  }
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'A',
    image: 'https://x.example/a.png',
    description: 'A.',
    sku: '1',
    url: 'https://x.example/a',
  }

  it('find nothing in a product with its offer', () => {
    expect(structuredFaults({ ...product, offers: offer })).toEqual([])
  })

  it('find what is missing, and values that are none', () => {
    expect(structuredFaults(product)).toEqual(['Product has neither offer nor review'])
    expect(structuredFaults({ ...product, image: '/a.png', offers: { ...offer, price: '1,200', availability: 'InStock' } })).toHaveLength(3)
    expect(structuredFaults({ ...product, offers: { ...offer, priceCurrency: undefined } })).toContain(
      'Product.offers Offer: a price and its currency belong together',
    )
    expect(structuredFaults(null)).toEqual(['structured data that cannot be read'])
    expect(structuredFaults({ '@context': 'https://schema.org', '@type': 'Thing' })).toEqual(['Thing: a type without a rule'])
  })

  it('hold the way to a page to its order', () => {
    const html = page(
      '',
      '<ol itemScope="" itemType="https://schema.org/BreadcrumbList"><li><meta itemProp="position" content="1"/><a href="/"><span itemProp="name">Home</span></a></li><li><meta itemProp="position" content="3"/><span itemProp="name">Cars</span></li></ol>',
    )
    expect(crumbFaults(html.crumbs)).toEqual(['crumb 2 says 3'])
  })
})
