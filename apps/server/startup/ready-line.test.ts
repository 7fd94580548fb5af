import { expect, test } from 'vitest'
import { readyLine } from './ready-line.ts'

test.each([
  [
    { siteOrigin: 'http://localhost:3000', port: 3000, hasSite: true },
    'Ready: http://localhost:3000 (languages at http://ar.localhost:3000 …, back office at http://localhost:3000/admin)',
  ],
  [
    { siteOrigin: 'https://www.example.com', port: 8080, hasSite: true },
    'Ready: https://www.example.com (languages at https://ar.example.com …, back office at https://www.example.com/admin, listening on port 8080)',
  ],
  [{ siteOrigin: 'http://192.0.2.7:3000', port: 3000, hasSite: true }, 'Ready: http://192.0.2.7:3000 (back office at http://192.0.2.7:3000/admin)'],
  [{ siteOrigin: 'http://localhost:3000', port: 3000, hasSite: false }, 'Ready: jobs are running, and this process answers no requests'],
])('%o', (input, line) => {
  expect(readyLine(input)).toBe(line)
})
