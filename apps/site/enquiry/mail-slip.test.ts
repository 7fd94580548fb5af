import { describe, expect, it } from 'vitest'
import { editDistance, likelyMail } from './mail-slip.ts'

// R10.20
describe('likelyMail', () => {
  it.each([
    ['amina@gmial.com', 'amina@gmail.com'],
    ['Amina.Bello@gmal.com', 'Amina.Bello@gmail.com'],
    ['a@gmail.con', 'a@gmail.com'],
    ['a@gmail', 'a@gmail.com'],
    ['a@gmail,com', 'a@gmail.com'],
    ['a@GMAIL.CO', 'a@gmail.com'],
    [' a@hotmial.com ', 'a@hotmail.com'],
    ['a@outlok.com', 'a@outlook.com'],
    ['a@yahooo.com', 'a@yahoo.com'],
    ['a@yandx.ru', 'a@yandex.ru'],
    ['a@@icloud.con', 'a@icloud.com'],
    ['sales@my-company.con', 'sales@my-company.com'],
  ])('%s: %s', (typed, likely) => {
    expect(likelyMail(typed)).toBe(likely)
  })

  it.each([
    '',
    'amina',
    'amina@',
    'a@gmail.com',
    'a@Gmail.com',
    'a@mail.com',
    'a@ymail.com',
    'a@gmx.net',
    'a@live.nl',
    'a@mail.ru',
    'a@me.com',
    'a@company.co.ke',
    'a@gmbh.de',
    'a@trade.ng',
    'a@al-futtaim.ae',
    'a@hotel.com',
    'a@zain.com',
  ])('%s is left alone', (typed) => {
    expect(likelyMail(typed)).toBeNull()
  })
})

it.each([
  ['', 'abc', 3],
  ['gmial', 'gmail', 1],
  ['gmaill', 'gmail', 1],
  ['kitten', 'sitting', 3],
])('editDistance of %j and %j', (a, b, steps) => {
  expect(editDistance(a, b)).toBe(steps)
})
