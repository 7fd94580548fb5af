import { expect, it } from 'vitest'
import { createLineLogger } from './logger.ts'
import { logRequest, withoutPersonal } from './request-log.ts'

it('hides what may be personal in a query, and keeps the rest', () => {
  const query = 'type=suv&page=2&mail=a@b.example&name=Amina&handover=abc&word=call%20+254%20712%20345%20678&sort=1&back=%2F%3Fhandover%3Dx'
  expect(withoutPersonal(query)).toBe('type=suv&page=2&mail=*&name=*&handover=*&word=*&sort=1&back=*')
})

it('hides them however a name is written or a value encoded', () => {
  const query =
    'mail[]=canary&user.Phone=canary&access_token=canary&E-Mail=canary&word=canary%2540mail.example&q=%252B254712345678&canary@mail.example=1&brand[]=byd'
  expect(withoutPersonal(query)).toBe('mail[]=*&user.Phone=*&access_token=*&E-Mail=*&word=*&q=*&*=*&brand[]=byd')
})

it('writes no code of a link, wherever it is handed on', () => {
  const code = 'Qx3-aB_9kLmNoPqRsTuVwXyZ0123456789abcdefghi'
  const query = `to=ar&back=%2FnetWork%2Fstatus%2F${code}&word=https://www.example.com/network/status/${code.toLowerCase()}&q=${code}&${code}=1&page=2`
  expect(withoutPersonal(query)).toBe('to=ar&back=*&word=*&q=*&*=1&page=2')
})

it('writes nothing of a person who is named in the path or the user agent', () => {
  const lines: string[] = []
  const target = '/contact/canary%40mail.example/+254712345678?mail.=canary@mail.example'
  const line = { requestId: 'r1', method: 'GET', target, host: 'localhost', status: 404, duration: 1, address: null, userAgent: 'bot/1.0 canary@mail.example' }
  logRequest(
    createLineLogger((text) => void lines.push(text)),
    line,
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toMatch(/canary|2547/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/contact/*/*', query: 'mail.=*', user_agent: 'bot/1.0 *' })
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
    address: '203.0.113.0/24',
    user_agent: 'x',
    msg: 'request',
  })
})
