import { expect, it } from 'vitest'
import { withCode, withWholeAddress } from './switch-language.ts'

it('carries a code with the page, also through /language', () => {
  expect(withCode(new URL('https://ar.quayline.example/carList?type=suv'), 'c1')).toBe('https://ar.quayline.example/carList?type=suv&handover=c1')
  expect(new URL(withCode(new URL('http://localhost:3000/language?to=en&back=%2Fbrand%3Fpage%3D2'), 'c1')).searchParams.get('back')).toBe(
    '/brand?page=2&handover=c1',
  )
})

it('takes along the whole query and the anchor of the page, also through /language', () => {
  const search = '?type=suv&utm_source=meta&x=%D8%A7'
  expect(withWholeAddress(new URL('https://ar.quayline.example/carList?type=suv'), { search, hash: '' }).href).toBe(
    `https://ar.quayline.example/carList${search}`,
  )
  const byLanguage = withWholeAddress(new URL('http://localhost:3000/language?to=en&back=%2Fbrand%3Fpage%3D2'), { search, hash: '#faq' })
  expect(byLanguage.searchParams.get('to')).toBe('en')
  expect(byLanguage.searchParams.get('back')).toBe(`/brand${search}`)
  expect(byLanguage.hash).toBe('#faq')
  expect(withWholeAddress(new URL('https://ar.quayline.example/brand'), { search: '', hash: '#news' }).href).toBe('https://ar.quayline.example/brand#news')
})
