import { describe, expect, it } from 'vitest'
import { scoreSpam, type SpamSigns } from './spam-score.ts'

const HONEST: SpamSigns = { name: 'Amina', mail: 'amina@example.com', remark: 'Price to Mombasa?', honeypot: '', elapsedMs: 20_000, copies: 0, recentCount: 0 }

const REAL: Partial<SpamSigns>[] = [
  { remark: 'I need 2 units BYD Atto 3 white, RHD, to Mombasa. Can I pay in crypto (USDT)?' },
  { remark: 'Is this one still available? https://www.example.com/car/byd-atto-3' },
  { remark: 'Нужен прайс на Haval Jolion, доставка до Алматы. Оплата биткоин возможна?' },
  { remark: 'أريد عرض سعر لسيارة تويوتا لاند كروزر إلى ميناء جدة' },
  { remark: 'ราคารถไฟฟ้า BYD ส่งถึงแหลมฉบังเท่าไหร่' },
  { remark: 'I would like a loan for a pickup, is financing possible?', elapsedMs: 1500 },
  { remark: 'I am interested in this car. Please send your best price.', copies: 50 },
  { remark: 'PLEASE SEND PRICE LIST!!!!!', elapsedMs: 300 },
  { remark: 'Price list please', mail: 'dealer@mailinator.com', recentCount: 9 },
  { remark: 'see www.mydealership.example and https://facebook.com/mydealership, we sell 20 units a month' },
  { name: 'Seo Jung-ho', remark: 'Price for Kia?' },
  { name: '', mail: 'not an address' },
]

const SPAM: Partial<SpamSigns>[] = [
  { honeypot: 'https://spam.example' },
  { remark: 'Cheap pills [url=https://spam.example]here[/url]' },
  { remark: 'Click <a href="https://spam.example">here</a>' },
  { remark: 'We offer SEO services, see https://spam.example' },
  { remark: 'Get your site on the first page of Google: www.spam.example' },
  { remark: 'Buy backlinks https://a.example https://b.example' },
  { remark: 'Best online casino bonus https://spam.example' },
  { remark: 'Продвижение сайта в топ https://spam.example' },
  { name: 'Win now https://spam.example', remark: 'https://spam.example' },
  { remark: 'Look https://a.example https://b.example', copies: 3 },
  { remark: 'https://a.example https://b.example', elapsedMs: 50 },
]

describe('scoreSpam', () => {
  it.each(REAL)('lets a real buyer through: %j', (changes) => {
    expect(scoreSpam({ ...HONEST, ...changes }).isQuarantined).toBe(false)
  })

  it.each(SPAM)('keeps apart: %j', (changes) => {
    expect(scoreSpam({ ...HONEST, ...changes }).isQuarantined).toBe(true)
  })

  it('finds nothing in an honest enquiry, and nothing against one that was not timed', () => {
    expect(scoreSpam({ ...HONEST, elapsedMs: null })).toEqual({ score: 0, reasons: [], isQuarantined: false })
  })
})
