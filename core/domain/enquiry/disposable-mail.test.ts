import { disposableEmailBlocklist } from 'disposable-email-domains-js'
import { expect, it } from 'vitest'
import { isDisposableMail } from './disposable-mail.ts'

it.each(['a@mailinator.com', 'a@MAILINATOR.com', 'a@inbox.mailinator.com', 'a@guerrillamail.org', 'a@yopmail.fr', 'a@grr.la'])('knows %s', (mail) => {
  expect(isDisposableMail(mail)).toBe(true)
})

it.each(['burnermail.io', 'spamgourmet.com', 'temp-mail.io', 'tempmail.com', 'tempmail.net'])('knows %s, which the kept list does not', (domain) => {
  expect(disposableEmailBlocklist()).not.toContain(domain)
  expect(isDisposableMail(`a@${domain}`)).toBe(true)
})

// Mailboxes of whole countries, and aliases that lead to a real one: an update of the list that takes one of them in is seen here.
it.each([
  'gmail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'yahoo.com.br',
  'icloud.com',
  'aol.com',
  'qq.com',
  '163.com',
  '126.com',
  'sina.com',
  'mail.ru',
  'bk.ru',
  'yandex.ru',
  'ukr.net',
  'naver.com',
  'proton.me',
  'protonmail.com',
  'gmx.net',
  'web.de',
  'orange.fr',
  'libero.it',
  'uol.com.br',
  'rediffmail.com',
  'zoho.com',
  'mail.com',
  'maktoob.com',
  'duck.com',
  'privaterelay.appleid.com',
  'mozmail.com',
  'example.com',
])('takes %s for a real one', (domain) => {
  expect(isDisposableMail(`amina@${domain}`)).toBe(false)
})

it('takes what is no address for a real one', () => {
  expect(['', 'nobody at home', 'mailinator', '@'].map(isDisposableMail)).toEqual([false, false, false, false])
})
