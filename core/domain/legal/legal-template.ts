import type { ArticleBlock, ArticleBody } from '#contract/article.ts'
import type { Company } from '#contract/company.ts'
import type { LegalText } from '#contract/content-values.ts'
import { LEGAL_GAP } from '#contract/staff-legal.ts'
import { createServerTranslator, type Translator } from '#i18n/server.ts'
import type { Locale } from '#i18n/locales.ts'

const PRIVACY = ['collect', 'use', 'basis', 'share', 'abroad', 'keep', 'rights'] as const
const TERMS = ['offer', 'price', 'pay', 'fact', 'use'] as const

/** A text to begin with in a language, filled with what the company has set. What nobody but the company knows is a gap (`LEGAL_GAP`). Messages `site` are loaded. */
export function legalTemplate(page: LegalText, locale: Locale, company: Company): ArticleBody {
  const t = createServerTranslator(locale, 'site')
  if (page === 'legalNotice') return noticeTemplate(t, company)
  if (page === 'terms')
    return [paragraph(t('legal.terms.intro')), ...TERMS.flatMap((name) => [heading(t(`legal.terms.${name}Title`)), paragraph(t(`legal.terms.${name}Text`))])]
  const values = { company: nameOf(company) }
  return [
    paragraph(t('legal.privacy.intro')),
    heading(t('legal.privacy.whoTitle')),
    ...listOf(identityOf(t, company)),
    paragraph(t('legal.privacy.whoText', values)),
    ...PRIVACY.flatMap((name) => [
      heading(t(`legal.privacy.${name}Title`)),
      paragraph(name === 'abroad' ? t('legal.privacy.abroadText', values) : t(`legal.privacy.${name}Text`)),
    ]),
  ]
}

function noticeTemplate(t: Translator<'site'>, company: Company): ArticleBody {
  const ways = [company.phone, company.whatsapp === '' ? '' : `WhatsApp ${company.whatsapp}`, company.mail].filter((way) => way !== '')
  return [
    paragraph(t('legal.notice.intro')),
    heading(t('legal.notice.providerTitle')),
    ...listOf(identityOf(t, company)),
    heading(t('legal.notice.representedTitle')),
    paragraph(company.represented_by === '' ? LEGAL_GAP : company.represented_by),
    heading(t('legal.notice.contactTitle')),
    ...(ways.length === 0 ? [paragraph(LEGAL_GAP)] : listOf(ways)),
    heading(t('legal.notice.responsibleTitle')),
    paragraph(t('legal.notice.responsibleText', { company: nameOf(company) })),
    heading(t('legal.notice.linksTitle')),
    paragraph(t('legal.notice.linksText')),
    heading(t('legal.notice.marksTitle')),
    paragraph(t('legal.notice.marksText')),
  ]
}

function nameOf({ legal_name, name }: Company): string {
  return legal_name === '' ? name : legal_name
}

/** Name, address and register number; a gap where the address is not set. */
function identityOf(t: Translator<'site'>, company: Company): string[] {
  const address = company.address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const number = company.registration_number
  return [
    nameOf(company),
    ...(address.length === 0 ? [LEGAL_GAP] : address),
    ...(number === '' ? [] : [t('common.labelled', { label: t('contact.registrationNumber'), value: number })]),
  ]
}

function paragraph(text: string): ArticleBlock {
  return { kind: 'paragraph', text }
}

function heading(text: string): ArticleBlock {
  return { kind: 'heading', text }
}

function listOf(items: string[]): ArticleBlock[] {
  return [{ kind: 'list', is_ordered: false, items }]
}
