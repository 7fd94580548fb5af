import type { FormFault } from '#apps/site/member/use-member-form.ts'
import type { ClubMode } from './club-mode.ts'

/** What the page's action answers to a form that was posted by the browser itself. Passwords never come back. */
export type MemberActionData = {
  member: {
    form: ClubMode
    fault: FormFault | null
    values: Readonly<Record<string, string>>
    /** A session that began: a browser with script keeps it as soon as it is alive. */
    token: string | null
  }
}

/** The answer among a route's action data; null where there is none. */
export function readMemberAnswer(data: unknown): MemberActionData['member'] | null {
  return typeof data === 'object' && data !== null && 'member' in data ? (data as MemberActionData).member : null
}
