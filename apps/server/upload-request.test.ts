import { expect, test } from 'vitest'
import { uploaderOf } from './upload-request.ts'

const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '1000000' }

test.each([
  ['/netWork', 'stranger'],
  ['/netWork?x=1', 'stranger'],
  ['/netWork/', 'stranger'],
  ['/netWork/status/code', 'stranger'],
  ['/api/dealer/apply', 'stranger'],
  ['/api/dealer/documents', 'stranger'],
  ['/admin/api/media?owner_kind=car', 'staff'],
])('%s takes files of a %s', (url, uploader) => {
  expect(uploaderOf({ method: 'POST', url, headers })).toBe(uploader)
})

test.each(['/', '/contactUs', '/api/clue/record', '/netWork/status', '/netWorks', '/api/dealer/applyx', '/admin/api/media-places', ''])(
  '%s takes no files',
  (url) => {
    expect(uploaderOf({ method: 'POST', url, headers })).toBeNull()
  },
)

test('what brings no files is no upload: another method, another type, or a body as short as a text', () => {
  const url = '/netWork'
  expect(uploaderOf({ method: 'GET', url, headers })).toBeNull()
  expect(uploaderOf({ method: 'POST', url, headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' } })).toBeNull()
  expect(uploaderOf({ method: 'POST', url, headers: { ...headers, 'content-length': '16384' } })).toBeNull()
  expect(uploaderOf({ method: 'POST', url, headers: { ...headers, 'content-length': '16385' } })).toBe('stranger')
  const { 'content-length': _, ...unknown } = headers
  expect(uploaderOf({ method: 'POST', url, headers: { ...unknown, 'transfer-encoding': 'chunked' } })).toBe('stranger')
})
