import { type BankAccount, type DutyEstimate, type QuotationSnapshot, type QuotationTerms, quotationTotals } from '#contract/quotation-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSettings } from '#core/domain/setting/index.ts'
import { DEFAULT_LOCALE } from '#i18n/locales.ts'
import { dayOf } from './day.ts'

type Input = { number: string; revision: number; reference: string; terms: QuotationTerms; estimate: DutyEstimate | null }

/** An offer as it would go out now: its terms with what company and settings say today. */
export async function makeSnapshot(ctx: Ctx, { number, revision, reference, terms, estimate }: Input): Promise<QuotationSnapshot> {
  const [{ value: company }, { value: offers }] = await Promise.all([readSettings({ ctx, group: 'company' }), readSettings({ ctx, group: 'offers' })])
  const { name, legal_name, registration_number, address, phone, mail } = company
  return {
    number,
    revision,
    issued_on: dayOf(ctx.ports.clock.now()),
    reference,
    terms,
    company: { name, legal_name, registration_number, address, phone, mail },
    bank: accountIn(offers.bank),
    conditions: offers.conditions[terms.locale] ?? offers.conditions[DEFAULT_LOCALE] ?? '',
    total_cents: quotationTotals(terms).totalCents,
    estimate,
  }
}

/** The account where one is set: without its number nobody can pay into it. */
export function accountIn(bank: BankAccount): BankAccount | null {
  return bank.account === '' ? null : bank
}
