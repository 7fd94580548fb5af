import { and, eq } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import { country, enquiry, quotation, quotationVersion } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { localeOrigin, type Locale } from '#i18n/locales.ts'
import { readDutyEstimate } from './duty-estimate.ts'
import { makeSnapshot } from './make-snapshot.ts'
import { readOwnVersion } from './own-version.ts'
import { quotationSheet } from './sheet/quotation-sheet.ts'

/** A document and what its file is called. */
export type QuotationPdf = { name: string; bytes: Uint8Array }

/** The draft of an offer as it would go out, marked as one. Permission `enquiry.read`. Throws `not_found`. */
export async function renderDraft({ ctx, input }: { ctx: Ctx; input: { id: number } }): Promise<QuotationPdf> {
  requirePermission(ctx, 'enquiry.read')
  const [row] = await ctx.db
    .select({ held: quotation, reference: enquiry.reference, iso2: country.iso2 })
    .from(quotation)
    .innerJoin(enquiry, eq(enquiry.id, quotation.enquiryId))
    .leftJoin(country, eq(country.id, enquiry.countryId))
    .where(eq(quotation.id, input.id))
  if (row === undefined) throw new AppError('not_found')
  const { number, revision, draft } = row.held
  const snapshot = await makeSnapshot(ctx, {
    number,
    revision: revision + 1,
    reference: row.reference,
    terms: draft,
    estimate: await readDutyEstimate(ctx, { iso2: row.iso2, terms: draft }),
  })
  const sheet = await quotationSheet({ snapshot, locale: draft.locale, check: null })
  return { name: `${number}-draft.pdf`, bytes: await ctx.ports.pdf.quotation(sheet) }
}

/** A version that has gone out. `siteOrigin`: where documents are checked. Permission `enquiry.read`. Throws `not_found`. */
export async function renderVersion({ ctx, input }: { ctx: Ctx; input: { id: number; revision: number; siteOrigin: string } }): Promise<QuotationPdf> {
  requirePermission(ctx, 'enquiry.read')
  const [version] = await ctx.db
    .select()
    .from(quotationVersion)
    .where(and(eq(quotationVersion.quotationId, input.id), eq(quotationVersion.revision, input.revision)))
  if (version === undefined) throw new AppError('not_found')
  return pdfOf(ctx, version, input.siteOrigin)
}

/** The document behind a buyer's link; the code is the permission. Throws `not_found`. */
export async function renderOffer({ ctx, input }: { ctx: Ctx; input: { code: string; siteOrigin: string } }): Promise<QuotationPdf> {
  const { version } = await readOwnVersion(ctx, input.code)
  return pdfOf(ctx, version, input.siteOrigin)
}

async function pdfOf(ctx: Ctx, { snapshot, verifyCode }: typeof quotationVersion.$inferSelect, siteOrigin: string): Promise<QuotationPdf> {
  const { locale } = snapshot.terms
  const sheet = await quotationSheet({ snapshot, locale, check: { address: verifyAddress(siteOrigin, locale), code: verifyCode } })
  const version = snapshot.revision > 1 ? `-${snapshot.revision}` : ''
  return { name: `${snapshot.number}${version}.pdf`, bytes: await ctx.ports.pdf.quotation(sheet) }
}

/** Where a document is checked, on the host of its language. */
function verifyAddress(siteOrigin: string, locale: Locale): string {
  return `${localeOrigin(siteOrigin, locale) ?? siteOrigin}/verify`
}
