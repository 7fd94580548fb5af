import { expect, it } from 'vitest'
import { isNoMail } from './no-mail.ts'

it.each(['chidi@', 'aigul@', 'aigul', '@gmail.com', 'a b@yahoo.com', '', undefined])('%j is no mail address', (typed) => {
  expect(isNoMail(typed)).toBe(true)
})

it.each(['a@b', ' chidi@gmail.com ', 'aigul@mail.ru', 'müller@bücher.example', 'x@[10.0.0.1]'])('%j may be one', (typed) => {
  expect(isNoMail(typed)).toBe(false)
})
