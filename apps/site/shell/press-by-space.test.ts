import type { KeyboardEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { pressBySpace } from './press-by-space.ts'

function press(key: string, repeat = false) {
  const click = vi.fn()
  const preventDefault = vi.fn()
  pressBySpace({ key, repeat, preventDefault, currentTarget: { click } } as unknown as KeyboardEvent<HTMLElement>)
  return { clicks: click.mock.calls.length, isPrevented: preventDefault.mock.calls.length > 0 }
}

it('presses by the space bar once, without scrolling', () => {
  expect(press(' ')).toEqual({ clicks: 1, isPrevented: true })
  expect(press(' ', true)).toEqual({ clicks: 0, isPrevented: true })
})

it('leaves every other key to the browser', () => {
  expect(press('Enter')).toEqual({ clicks: 0, isPrevented: false })
})
