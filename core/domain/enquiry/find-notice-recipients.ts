import { and, arrayContains, eq, isNull } from 'drizzle-orm'
import { role, staff, staffRole } from '#core/db/schema/index.ts'
import { readCompany } from '#core/domain/company/index.ts'
import type { Ctx } from '#core/domain/context.ts'
import { readSettings } from '#core/domain/setting/index.ts'
import { isMailAddress } from './mail-address.ts'

/** Above it the longest run of a job would not hold a batch of notices. */
export const MOST_RECIPIENTS = 20

/**
 * Who is told of a new enquiry: its owner and the setting `notices.enquiry_mails`; where both are wanting the company's address, else the
 * colleagues who may work on enquiries. Addresses that cannot be written to are left out; each once, at most 20.
 */
export async function findNoticeRecipients({ ctx, input }: { ctx: Ctx; input: { ownerId: number | null } }): Promise<string[]> {
  const { value: notices } = await readSettings({ ctx, group: 'notices' })
  const chosen = usable([...(await mailOf(ctx, input.ownerId)), ...notices.enquiry_mails])
  if (chosen.length > 0) return chosen
  const { mail } = await readCompany({ ctx })
  return isMailAddress(mail) ? [mail] : usable(await colleagueMails(ctx))
}

async function mailOf(ctx: Ctx, ownerId: number | null): Promise<string[]> {
  if (ownerId === null) return []
  const rows = await ctx.db
    .select({ mail: staff.mail })
    .from(staff)
    .where(and(eq(staff.id, ownerId), isNull(staff.disabledAt)))
  return rows.map((row) => row.mail)
}

async function colleagueMails(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ mail: staff.mail })
    .from(staff)
    .innerJoin(staffRole, eq(staffRole.staffId, staff.id))
    .innerJoin(role, eq(role.id, staffRole.roleId))
    .where(and(isNull(staff.disabledAt), arrayContains(role.permissions, ['enquiry.write'])))
  return rows.map((row) => row.mail)
}

function usable(mails: readonly string[]): string[] {
  const cleaned = mails.map((mail) => mail.trim()).filter((mail) => isMailAddress(mail))
  const distinct = cleaned.filter((mail, index) => cleaned.findIndex((other) => other.toLowerCase() === mail.toLowerCase()) === index)
  return distinct.slice(0, MOST_RECIPIENTS)
}
