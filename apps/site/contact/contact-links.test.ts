import { describe, expect, it } from 'vitest'
import { contactLinks, hasChannels, socialLinks, whatsappHref } from './contact-links.ts'

const company = {
  name: 'Quayline',
  whatsapp: '+86 138 0000 0000',
  phone: '+86 (20) 0000-0000',
  mail: 'sales@example.com',
  facebook: 'https://facebook.com/x',
  instagram: '',
  youtube: 'javascript:x',
  linkedin: '',
  tiktok: '',
}

describe('contactLinks', () => {
  it('makes an address for each way that is set', () => {
    expect(contactLinks(company)).toEqual([
      { kind: 'whatsapp', href: 'https://wa.me/8613800000000', text: '+86 138 0000 0000' },
      { kind: 'phone', href: 'tel:+862000000000', text: '+86 (20) 0000-0000' },
      { kind: 'email', href: 'mailto:sales@example.com', text: 'sales@example.com' },
    ])
  })

  it('shows nothing for an empty setting', () => {
    expect(contactLinks({ ...company, whatsapp: '', phone: '' }).map((link) => link.kind)).toEqual(['email'])
  })
})

it('lists social pages with a safe address only', () => {
  expect(socialLinks(company)).toEqual([{ kind: 'facebook', href: 'https://facebook.com/x' }])
})

it('writes the message into a WhatsApp link', () => {
  expect(whatsappHref('0086 138', 'Hello & Q7K3-M2')).toBe('https://wa.me/86138?text=Hello%20%26%20Q7K3-M2')
})

it('knows whether there is any way at all', () => {
  const none = { name: 'Anker', whatsapp: '', phone: '', mail: '', facebook: '', instagram: '', youtube: '', linkedin: '', tiktok: '' }
  expect([none, { ...none, mail: 'a@example.com' }, { ...none, youtube: 'https://youtube.example/a' }].map(hasChannels)).toEqual([false, true, true])
})
