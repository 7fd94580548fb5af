import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { canFetchFirst, saveFile } from './save-file.ts'

const clicked: object[] = []
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', {
    createElement: () => {
      const link = { click: () => clicked.push(link) }
      return link
    },
  })
  vi.stubGlobal('HTMLAnchorElement', { prototype: {} })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
})
afterEach(() => {
  clicked.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('saves under the own name and gives the memory back later', async () => {
  vi.stubGlobal('fetch', async () => new Response('a;b'))
  await saveFile({ href: '/api/download/1/stock.csv', fileName: 'stock.csv' })
  expect(clicked).toEqual([expect.objectContaining({ href: 'blob:file', download: 'stock.csv' })])
  expect(URL.revokeObjectURL).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:file')
})

it('saves no answer that is not the file', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"code":4402}', { status: 404 }))
  await expect(saveFile({ href: '/api/download/1/stock.csv', fileName: 'stock.csv' })).rejects.toThrow('stock.csv: status 404')
  expect(clicked).toEqual([])
})

it('leaves large files, and all of them where names cannot be given, to the browser', () => {
  expect(canFetchFirst(1000)).toBe(false)
  vi.stubGlobal('HTMLAnchorElement', { prototype: { download: '' } })
  expect([canFetchFirst(1000), canFetchFirst(9 * 1024 * 1024)]).toEqual([true, false])
})
