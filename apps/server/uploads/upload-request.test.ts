import { expect, test } from 'vitest'
import { uploaderOf } from './upload-request.ts'

const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '1000000' }

test.each([
  ['/netWork', 'stranger'],
  ['/admin/api/media', 'staff'],
  ['/contactUs', null],
])('%s takes files of %s', (url, uploader) => {
  expect(uploaderOf({ method: 'POST', url, headers })).toBe(uploader)
})

test('what brings no files is no upload: another method, another type, or a body as short as a text', () => {
  const url = '/netWork'
  expect(uploaderOf({ method: 'GET', url, headers })).toBeNull()
  expect(uploaderOf({ method: 'POST', url, headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' } })).toBeNull()
  expect(uploaderOf({ method: 'POST', url, headers: { ...headers, 'content-length': '16384' } })).toBeNull()
  expect(uploaderOf({ method: 'POST', url, headers: { ...headers, 'content-length': '16385' } })).toBe('stranger')
  const { 'content-length': _, ...unknown } = headers
  expect(uploaderOf({ method: 'POST', url, headers: { ...unknown, 'transfer-encoding': 'chunked' } })).toBe('stranger')
})
