import { expect, it } from 'vitest'
import { createLineLogger } from './logger.ts'
import { logRequest, withoutPersonal } from './request-log.ts'

it('hides what may be personal in a query, and keeps the rest', () => {
  const query = 'type=suv&page=2&mail=a@b.example&name=Amina&handover=abc&word=call%20+254%20712%20345%20678&sort=1&back=%2F%3Fhandover%3Dx'
  expect(withoutPersonal(query)).toBe('type=suv&page=2&mail=*&name=*&handover=*&word=*&sort=1&back=*')
})

it('writes one line, with the network instead of the address', () => {
  const lines: string[] = []
  const line = {
    requestId: 'r1',
    method: 'GET',
    target: '/carList?mail=a@b.example',
    host: 'localhost',
    status: 200,
    duration: 1.234,
    address: '203.0.113.7',
    userAgent: 'x',
  }
  logRequest(
    createLineLogger((text) => void lines.push(text)),
    line,
  )
  logRequest(
    createLineLogger(
      () => expect.unreachable(),
      () => false,
    ),
    line,
  )
  expect(lines).toHaveLength(1)
  const { time, ...rest } = JSON.parse(lines[0] ?? '')
  expect(Date.parse(time)).not.toBeNaN()
  expect(rest).toEqual({
    level: 'info',
    request_id: 'r1',
    method: 'GET',
    path: '/carList',
    query: 'mail=*',
    host: 'localhost',
    status: 200,
    ms: 1.2,
    address: '203.0.113.0',
    user_agent: 'x',
    msg: 'request',
  })
})
