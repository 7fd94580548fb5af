import { isAppError } from '#contract/errors.ts'
import type { Ctx } from '#core/domain/context.ts'
import { resetAccess, setupPath } from '#core/domain/staff/index.ts'

export type StaffArgs = { verb: 'reset-access'; mail: string }

const USAGE = `Usage:
  npm run staff -- reset-access MAIL

For an owner who has lost password or phone while nobody else can help: ends their password, authenticator, recovery codes
and sessions, and prints a link by which they begin again.`

/** Arguments of the command, or what to tell who called it wrongly. */
export function readStaffArgs(args: readonly string[]): { ok: true; args: StaffArgs } | { ok: false; text: string } {
  const [verb, mail = '', ...rest] = args
  if (verb !== 'reset-access' || !/^[^\s@]+@[^\s@]+$/.test(mail) || rest.length > 0) return { ok: false, text: USAGE }
  return { ok: true, args: { verb, mail } }
}

type RunInput = { ctx: Ctx; args: StaffArgs; siteOrigin: string; write: (text: string) => void }

/** Does the work as the system; answers the exit code. The link is printed here and nowhere else. */
export async function runStaffCommand({ ctx, args, siteOrigin, write }: RunInput): Promise<number> {
  try {
    const { token, expires_at: until } = await resetAccess({ ctx, input: args })
    write(`${siteOrigin}${setupPath(token)}\nThe link works once, until ${until}. It is not shown again.\n`)
    return 0
  } catch (error) {
    if (!isAppError(error) || (error.key !== 'not_found' && error.key !== 'conflict')) throw error
    write(error.key === 'not_found' ? 'Nobody on the staff has this mail address.\n' : 'This person is disabled. An owner can enable them.\n')
    return 1
  }
}
