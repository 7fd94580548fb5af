import { and, arrayContains, eq, gte, inArray, isNull, ne } from 'drizzle-orm'
import type { Tx } from '#core/db/client.ts'
import { role, staff, staffAbsence, staffRole } from '#core/db/schema/index.ts'
import { NO_PASSWORD } from '#core/domain/staff/index.ts'
import type { RoutedPerson } from './choose-owner.ts'

const DAY_MS = 86_400_000

/** Everybody who may own a lead, by id: who can log in and may answer one. `since`: absences that ended before do not matter. */
export async function readRoutedPeople(db: Tx, since: Date): Promise<Map<number, RoutedPerson>> {
  const rows = await db
    .selectDistinct({ id: staff.id, week: staff.week })
    .from(staff)
    .innerJoin(staffRole, eq(staffRole.staffId, staff.id))
    .innerJoin(role, eq(role.id, staffRole.roleId))
    .where(and(isNull(staff.disabledAt), ne(staff.passwordHash, NO_PASSWORD), arrayContains(role.permissions, ['enquiry.write'])))
  const ids = rows.map(({ id }) => id)
  // A day more, because days begin earlier in the east.
  const firstDay = new Date(since.getTime() - DAY_MS).toISOString().slice(0, 10)
  const absences =
    ids.length === 0
      ? []
      : await db
          .select({ staffId: staffAbsence.staffId, firstDay: staffAbsence.firstDay, lastDay: staffAbsence.lastDay })
          .from(staffAbsence)
          .where(and(inArray(staffAbsence.staffId, ids), gte(staffAbsence.lastDay, firstDay)))
  return new Map(rows.map(({ id, week }) => [id, { id, week, absences: absences.filter(({ staffId }) => staffId === id) }]))
}
