import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { MemberEnquiryStage } from '#contract/member-values.ts'
import { listMemberEnquiriesInputSchema, type ListMemberEnquiriesInput, type MemberEnquiry, type MemberEnquiryPage } from '#contract/member.ts'
import { readInput } from '#contract/read-input.ts'
import { enquiry } from '#core/db/schema/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { ITEM_COUNTS, itemsText, subjectPath, vehicleName } from '#core/domain/enquiry/index.ts'
import { listFittingNames } from '#core/domain/fitting/index.ts'
import { readAccount, requireMember, type MemberAccount } from './account.ts'

/** `spam` is the staff's word for it: to the sender it was received like any other. */
const STAGES: Record<string, MemberEnquiryStage> = {
  new: 'received',
  spam: 'received',
  contacted: 'in_contact',
  qualified: 'in_contact',
  quoted: 'quoted',
  won: 'ordered',
  lost: 'closed',
}

/**
 * The member's enquiries, newest first: those sent with the account's token, and with a confirmed address also those that name it. Without
 * a confirmed address nothing earlier is shown, because anybody may register any address. Errors: `token_invalid`.
 */
export async function listMemberEnquiries({ ctx, input }: { ctx: Ctx; input: ListMemberEnquiriesInput }): Promise<MemberEnquiryPage> {
  const account = await readAccount(ctx.db, requireMember(ctx))
  const { page, page_size } = readInput(listMemberEnquiriesInputSchema, input)
  const isTheirs = ownedBy(account)
  const [counted] = await ctx.db
    .select({ total: sql<number>`count(*)::int` })
    .from(enquiry)
    .where(isTheirs)
  const rows = await selectEnquiries(ctx, isTheirs, { limit: page_size, offset: (page - 1) * page_size })
  const total = counted?.total ?? 0
  const names = await listFittingNames({ ctx, input: { ids: rows.flatMap((row) => row.fittingId ?? []) } })
  const list = await Promise.all(rows.map((row) => toMemberEnquiry(ctx, row, names)))
  return { list, total, page, page_size, page_count: Math.ceil(total / page_size) }
}

function ownedBy(account: MemberAccount): SQL | undefined {
  const isLinked = eq(enquiry.memberId, account.id)
  if (account.mailVerifiedAt === null) return isLinked
  // What somebody else may have sent in this name stays away until staff have looked at it.
  const namesAddress = and(sql`lower(${enquiry.mail}) = lower(${account.mail})`, eq(enquiry.isQuarantined, false))
  return or(isLinked, namesAddress)
}

function selectEnquiries({ db }: Ctx, where: SQL | undefined, page: { limit: number; offset: number }) {
  return db
    .select({
      reference: enquiry.reference,
      brandName: enquiry.brandName,
      carModelName: enquiry.carModelName,
      carModelSign: enquiry.carModelSign,
      carId: enquiry.carId,
      usedCarId: enquiry.usedCarId,
      fittingId: enquiry.fittingId,
      remark: enquiry.remark,
      status: enquiry.status,
      createdAt: enquiry.createdAt,
      ...ITEM_COUNTS,
      stagedAt: sql<string | null>`(select max(e.created_at) from enquiry_event e where e.enquiry_id = enquiry.id and e.kind = 'status_changed')`,
    })
    .from(enquiry)
    .where(where)
    .orderBy(sql`${enquiry.createdAt} desc, ${enquiry.id} desc`)
    .limit(page.limit)
    .offset(page.offset)
}

type EnquiryRow = Awaited<ReturnType<typeof selectEnquiries>>[number]

async function toMemberEnquiry({ locale }: Ctx, row: EnquiryRow, names: ReadonlyMap<number, string>): Promise<MemberEnquiry> {
  const named = (row.fittingId === null ? undefined : names.get(row.fittingId)) ?? vehicleName(row.brandName, row.carModelName)
  return {
    reference: row.reference,
    subject: named ?? (await itemsText(locale, { vehicles: row.vehicleCount, parts: row.partCount })),
    path: subjectPath(row),
    remark: row.remark,
    stage: STAGES[row.status] ?? 'received',
    created_at: row.createdAt.toISOString(),
    updated_at: (row.stagedAt === null ? row.createdAt : new Date(row.stagedAt)).toISOString(),
  }
}
