import { beforeAll, describe, expect, it } from 'vitest'
import type { DealerDetail } from '#contract/staff-dealer.ts'
import type { DealerEventCase } from '#core/domain/dealer/index.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { messagesOf, preloadMessages } from '#i18n/server.ts'
import { dealerMail } from './dealer-mail.ts'
import { dealerNotice } from './dealer-notice.ts'
import { renderMail } from './render-mail.ts'

const COMPANY = {
  name: 'Quayline',
  whatsapp: '',
  phone: '',
  mail: 'sales@quayline.example',
  facebook: '',
  instagram: '',
  youtube: '',
  linkedin: '',
  tiktok: '',
}
const SITE = 'https://www.quayline.example'
const DEALER: DealerDetail = {
  id: 4,
  reference: 'D7K3-M2',
  created_at: '2026-11-21T08:00:00.000Z',
  company: 'Lima Motors',
  name: 'Ana Quispe',
  country_name: 'بيرو',
  country_iso2: 'PE',
  territory: null,
  locale: 'ar',
  yearly_volume: null,
  stage: 'submitted',
  owner: null,
  is_quarantined: false,
  mail_trouble: null,
  mails: [],
  mail: 'ana@example.org',
  mobile: '+51 987 654 321',
  mobile_e164: '+51987654321',
  whatsapp: null,
  whatsapp_e164: null,
  business_kind: null,
  years_in_business: null,
  interests: [],
  brands: null,
  has_showroom: null,
  has_workshop: null,
  remark: null,
  first_touch: null,
  last_touch: null,
  updated_at: '2026-11-21T08:00:00.000Z',
  documents: [],
  events: [],
  next_stages: [],
}

beforeAll(() => preloadMessages(['mail']))

describe('the notice to the staff of an application', () => {
  const noticeOf = async (countryNames: { en?: string; zh?: string }) =>
    renderMail(await dealerNotice({ about: { kind: 'submitted', detail: {}, dealer: DEALER }, countryNames, company: COMPANY, siteOrigin: SITE }))

  it('names the country in the languages of the staff, whatever the applicant reads', async () => {
    const { subject, text, html } = await noticeOf({ en: 'Peru', zh: '秘鲁' })
    expect(subject).toBe('New dealer application / 新的经销商申请 D7K3-M2 – Lima Motors, Peru')
    expect(text).toContain('Country or region / 国家或地区: Peru / 秘鲁')
    expect(text).toContain('Arabic / 阿拉伯语')
    expect(`${subject}${text}${html}`).not.toContain('بيرو')
  })

  it('names an unknown country as the applicant wrote it', async () => {
    const { subject, text } = await noticeOf({})
    expect(subject).toContain('Lima Motors, بيرو')
    expect(text).toMatch(/国家或地区: بيرو$/m)
  })
})

describe('the mail to an applicant', () => {
  const about: DealerEventCase = { kind: 'submitted', detail: {}, dealer: DEALER }
  const mailTo = (locale: Locale) => dealerMail({ about, code: 'abc', locale, company: COMPANY, siteOrigin: SITE })

  // An application is no enquiry: its mail shares no word about the reference with that of an enquiry.
  it.each(LOCALE_CODES)('in %s speaks of an application beside the reference', async (locale) => {
    const { dealer, acknowledge } = messagesOf(locale, 'mail')
    const { text } = await renderMail(await mailTo(locale))
    expect(text).toContain(dealer.referenceHint)
    expect(dealer.referenceHint).not.toBe(acknowledge.referenceHint)
    expect(text).not.toContain(acknowledge.referenceHint)
  })
})
