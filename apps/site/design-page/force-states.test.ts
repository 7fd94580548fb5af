import { expect, it } from 'vitest'
import { withTwins } from './force-states.ts'

it.each([
  ['.control:hover:not(:disabled)', '.control:is(:hover, .force-hover):not(:disabled)'],
  [':focus-visible', ':is(:focus-visible, .force-focus-visible)'],
  ['a:focus-visible, a:active', 'a:is(:focus-visible, .force-focus-visible), a:is(:active, .force-active)'],
  ['.hover\\:bg-sunken', '.hover\\:bg-sunken'],
])('gives %s a twin', (selector, expected) => {
  expect(withTwins(selector)).toBe(expected)
})
