import { expect, it } from 'vitest'
import { withIntegrity } from './integrity.ts'

const PAGE = `<head>
    <link rel="icon" href="/admin/assets/icon-1.svg" />
    <script type="module" crossorigin nonce="n" src="/admin/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/admin/assets/frame-1.js">
    <link rel="stylesheet" crossorigin href="/admin/assets/index-1.css">
  </head>`
const HASHES = new Map([
  ['/admin/assets/index-1.js', 'sha384-a'],
  ['/admin/assets/frame-1.js', 'sha384-b'],
  ['/admin/assets/page-1.js', 'sha384-c'],
  ['/admin/assets/index-1.css', 'sha384-d'],
])

it('lets a page run nothing but what was built, loaded at once or later', () => {
  expect(withIntegrity(PAGE, HASHES)).toBe(`<head>
    <link rel="icon" href="/admin/assets/icon-1.svg" />
    <script type="importmap">{"integrity":{"/admin/assets/frame-1.js":"sha384-b","/admin/assets/index-1.js":"sha384-a","/admin/assets/page-1.js":"sha384-c"}}</script>
    <script type="module" crossorigin nonce="n" src="/admin/assets/index-1.js" integrity="sha384-a"></script>
    <link rel="modulepreload" crossorigin href="/admin/assets/frame-1.js" integrity="sha384-b">
    <link rel="stylesheet" crossorigin href="/admin/assets/index-1.css" integrity="sha384-d">
  </head>`)
})

it('fails the build where a script has no hash, or where there is none', () => {
  expect(() => withIntegrity(PAGE, new Map())).toThrow('/admin/assets/index-1.js is a script of the page')
  expect(() => withIntegrity('<p>nothing</p>', HASHES)).toThrow('the page loads no script')
})
