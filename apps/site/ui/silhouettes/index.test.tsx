import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { bodyTypeSilhouette, Covered, PartBox, silhouettes } from './index.tsx'

const catalogueTypes = [
  'bus',
  'convertible',
  'crossover',
  'dump',
  'hatchback',
  'minibus',
  'mixer',
  'mpv',
  'pickup',
  'sedan',
  'special',
  'suv',
  'tractor',
  'truck',
  'van',
  'wagon',
]
const drawings = Object.entries({ ...silhouettes, covered: Covered, part: PartBox })

describe('bodyTypeSilhouette', () => {
  it.each(catalogueTypes)('draws %s', (type) => {
    expect(bodyTypeSilhouette(type)).not.toBe(Covered)
  })

  it.each([null, undefined, '', 'hovercraft', 'constructor'])('covers %s', (type) => {
    expect(bodyTypeSilhouette(type)).toBe(Covered)
  })
})

describe.each(drawings)('the drawing of %s', (_type, Drawing) => {
  const markup = renderToStaticMarkup(<Drawing title="A vehicle" />)

  it('is named, small, on the common view box and free of inline style', () => {
    expect(markup).toContain('role="img" aria-label="A vehicle"')
    expect(markup).toContain('viewBox="0 0 480 200"')
    expect(markup).not.toMatch(/ style[=]/)
    expect(markup.length).toBeLessThan(3072)
  })

  it('is hidden from assistive technology without a title', () => {
    expect(renderToStaticMarkup(<Drawing />)).toContain('aria-hidden="true"')
  })
})
