import type { Company } from '#contract/company.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import { addressLines } from './address-lines.ts'
import type { CompanyIdentity } from './company-identity.ts'

/** Who the company is by law; null where none of it is set. */
export function companyIdentity(t: SiteTranslator, company: Company): CompanyIdentity | null {
  const { legal_name: name, registration_number: value } = company
  const lines = addressLines(company)
  if (value !== '') lines.push(t('common.labelled', { label: t('contact.registrationNumber'), value }))
  return name === '' && lines.length === 0 ? null : { name: name === '' ? null : name, lines }
}
