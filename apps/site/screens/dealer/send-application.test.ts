import { expect, it } from 'vitest'
import { readOutcome } from './send-application.ts'

it.each([
  ['{"code":0,"data":{"reference":"Q7K3-M2"}}', { kind: 'sent', reference: 'Q7K3-M2', leftOut: 0 }],
  ['{"code":0,"data":{"reference":"Q7K3-M2","documents_left_out":2}}', { kind: 'sent', leftOut: 2 }],
  [
    '{"code":4007,"msg":"x","data":{"issues":[{"path":"mail","key":"invalid"}]}}',
    { kind: 'refused', reason: 'required', issues: [{ path: 'mail', key: 'invalid' }] },
  ],
  ['{"code":4224,"msg":"x","data":{"issues":[]}}', { kind: 'refused', reason: 'documents' }],
  ['{"code":4291,"msg":"Later","data":null}', { kind: 'refused', reason: 'other', message: 'Later' }],
  ['{"code":4902,"msg":"x","data":null}', { kind: 'failed' }],
  ['{"code":5031,"msg":"x","data":null}', { kind: 'failed' }],
  ['<html>', { kind: 'failed' }],
  ['null', { kind: 'failed' }],
])('%s', (text, outcome) => {
  expect(readOutcome(text)).toMatchObject(outcome)
})
