import type { VerifiedDocument } from '#contract/quotation.ts'
import { quotationSheet, verifyDocument } from '#core/domain/quotation/index.ts'
import { readSettings } from '#core/domain/setting/index.ts'
import { formatDate } from '#i18n/format.ts'
import { createServerTranslator, preloadMessages, type Translator } from '#i18n/server.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import type { VerifyView } from './verify-view.ts'

type T = Translator<'quotation'>

/** What the page says of a code; without one it only asks for it. */
export async function verifyView(site: Pick<SiteContext, 'ctx' | 'locale' | 'siteOrigin'>, code: string): Promise<VerifyView> {
  const { ctx, locale } = site
  await preloadMessages(['quotation'])
  const t = createServerTranslator(locale, 'quotation')
  const guide = await guideView(site, t)
  const words = { title: t('verify.title'), lead: t('verify.lead'), label: t('verify.code'), button: t('verify.check'), ask: t('verify.ask'), guide }
  if (code === '') return { ...words, code, verdict: null }
  const found = await verifyDocument({ ctx, input: { code } })
  if (found === null)
    return { ...words, code, verdict: { tone: 'danger', title: t('verify.unknown'), text: t('verify.unknownText'), notes: [], warnings: [], facts: [] } }
  if (!found.isUnaltered)
    return { ...words, code, verdict: { tone: 'danger', title: t('verify.altered'), text: t('verify.alteredText'), notes: [], warnings: [], facts: [] } }
  return { ...words, code, verdict: await genuine(t, locale, found) }
}

/** What nobody has set of the company is left out, with the sentence that names it. */
async function guideView({ ctx, siteOrigin }: Pick<SiteContext, 'ctx' | 'siteOrigin'>, t: T): Promise<VerifyView['guide']> {
  const [{ value: offers }, { value: company }] = await Promise.all([readSettings({ ctx, group: 'offers' }), readSettings({ ctx, group: 'company' })])
  // A name that ends with a point has that of its sentence already.
  const name = (offers.bank.beneficiary || company.legal_name).replace(/\.$/, '')
  const site = new URL(siteOrigin).host
  const entries = [
    ...(name === '' ? [] : [{ name: t('verify.guide.account'), text: t('verify.guide.accountText', { name }) }]),
    ...(company.mail === '' ? [] : [{ name: t('verify.guide.address'), text: t('verify.guide.addressText', { site, mail: company.mail }) }]),
    { name: t('verify.guide.code'), text: t('verify.guide.codeText') },
    { name: t('verify.guide.video'), text: t('verify.guide.videoText') },
    { name: t('verify.guide.doubt'), text: t('verify.guide.doubtText') },
  ]
  return { title: t('verify.guide.title'), entries }
}

async function genuine(t: T, locale: SiteContext['locale'], found: VerifiedDocument): Promise<NonNullable<VerifyView['verdict']>> {
  const { snapshot } = found
  const { title, facts, sums, bank } = await quotationSheet({ snapshot, locale, check: null })
  const total = sums.at(-1)
  const warnings = warningsOf(t, locale, found)
  return {
    tone: warnings.length > 0 ? 'warning' : 'success',
    title: t('verify.genuine'),
    text: t('verify.genuineText'),
    notes: notesOf(t, locale, found),
    warnings,
    facts: [
      { label: t('verify.document'), value: title },
      ...facts,
      ...(total === undefined ? [] : [{ label: total.label, value: total.amount }]),
      ...(bank?.facts ?? []),
    ],
  }
}

// What was accepted is as genuine as what is open.
function notesOf(t: T, locale: SiteContext['locale'], { state, acceptedOn }: VerifiedDocument): string[] {
  return state === 'accepted' && acceptedOn !== null ? [t('verify.accepted', { date: formatDate(locale, acceptedOn) })] : []
}

function warningsOf(t: T, locale: SiteContext['locale'], { state, snapshot, isBankCurrent }: VerifiedDocument): string[] {
  return [
    ...(state === 'superseded' || state === 'withdrawn' ? [t(`verify.${state}`)] : []),
    ...(state === 'lapsed' ? [t('verify.lapsed', { date: formatDate(locale, snapshot.terms.valid_until) })] : []),
    ...(snapshot.bank === null ? [t('verify.noBank')] : []),
    ...(isBankCurrent ? [] : [t('verify.bankChanged')]),
  ]
}
