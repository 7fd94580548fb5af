import { describe, expect, it } from 'vitest'
import { nextCountdown, startCountdown } from './countdown.ts'
import type { Countdown, CountdownEvent } from './countdown.ts'

function run(events: readonly CountdownEvent[]): Countdown {
  return events.reduce(nextCountdown, startCountdown)
}

describe('nextCountdown', () => {
  it('is over after three seconds', () => {
    expect(run(['tick', 'tick'])).toEqual({ state: 'running', seconds: 1 })
    expect(run(['tick', 'tick', 'tick'])).toEqual({ state: 'over', seconds: 0 })
  })

  it('stops for good', () => {
    expect(run(['tick', 'stop', 'tick', 'tick', 'tick'])).toEqual({ state: 'stopped', seconds: 2 })
  })

  it('cannot be stopped when it is over', () => {
    expect(run(['tick', 'tick', 'tick', 'stop'])).toEqual({ state: 'over', seconds: 0 })
  })
})
