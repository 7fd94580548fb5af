import { expect, it } from 'vitest'
import { ENQUIRY_STATUSES } from './enquiry-values.ts'
import { AUTOMATIC_STEPS, isClosedStatus, OPEN_STATUSES, stageStep } from './pipeline-values.ts'

const free = { isAnswered: false, mayReopen: true }

// R23.50
it('says of every two states whether one may follow the other, or what bars it', () => {
  for (const from of ENQUIRY_STATUSES) {
    for (const to of ENQUIRY_STATUSES) {
      const step = stageStep(from, to, free)
      expect(step === null, `${from} → ${to}`).toBe(from === to)
      // A closed lead is left only by being opened again.
      if (isClosedStatus(from) && from !== to) expect(step, `${from} → ${to}`).not.toBe('step')
      if (isClosedStatus(from) && isClosedStatus(to) && from !== to) expect(step, `${from} → ${to}`).toBe('reopen_first')
    }
  }
})

// R23.50
it.each([
  ['new', 'won', free, 'tell'],
  ['qualified', 'won', free, 'tell'],
  ['quoted', 'won', free, 'tell'],
  ['qualified', 'won', { ...free, isAnswered: true }, 'step'],
  ['new', 'lost', free, 'step'],
  ['contacted', 'new', free, 'step'],
  ['contacted', 'new', { ...free, isAnswered: true }, 'was_answered'],
  ['quoted', 'spam', free, 'was_quoted'],
  ['lost', 'contacted', free, 'reopen'],
  ['lost', 'contacted', { ...free, mayReopen: false }, 'not_yours'],
  ['spam', 'new', { isAnswered: true, mayReopen: false }, 'was_answered'],
] as const)('%s → %s with %j: %s', (from, to, facts, step) => {
  expect(stageStep(from, to, facts)).toBe(step)
})

// R23.51
it('takes a lead by itself to states in work alone', () => {
  for (const steps of Object.values(AUTOMATIC_STEPS)) for (const to of Object.values(steps)) expect(OPEN_STATUSES).toContain(to)
})
