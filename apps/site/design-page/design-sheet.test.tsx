import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DesignSheet } from './design-sheet.tsx'

describe.each(['en', 'ar'] as const)('the primitives in %s', (language) => {
  const markup = renderToStaticMarkup(<DesignSheet language={language} />)
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])

  it('carry no style attribute, which the content policy would block', () => {
    expect(markup).not.toMatch(/ style[=]/)
  })

  it('give every element an id of its own', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it.each(['for', 'aria-describedby', 'aria-labelledby', 'popoverTarget'])('point with %s at elements that exist', (attribute) => {
    const targets = [...markup.matchAll(new RegExp(` ${attribute}="([^"]+)"`, 'g'))].flatMap((match) => match[1]?.split(' ') ?? [])
    expect(targets.length).toBeGreaterThan(0)
    expect(targets.filter((target) => !ids.includes(target))).toEqual([])
  })

  it('use logical classes only', () => {
    expect(markup).not.toMatch(/[" :-](?:ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r)-(?:\d|\[|auto|px)|text-(?:left|right)[ "]/)
  })
})
