import { parseArgs } from 'node:util'
import { isAppError } from '#contract/errors.ts'
import { DEFAULT_PARTNER_SCOPES, PARTNER_SCOPES, type PartnerScope } from '#contract/partner.ts'
import type { Ctx } from '#core/domain/context.ts'
import { createPartner, disablePartner, listPartners, renewPartnerSecret, type PartnerKeys } from '#core/domain/partner/index.ts'

export type PartnerArgs =
  | { verb: 'create'; name: string; scopes: readonly PartnerScope[]; v1Until: Date | null }
  | { verb: 'renew' | 'disable'; appKey: string }
  | { verb: 'list' }

const USAGE = `Usage:
  npm run partner -- create NAME [--scopes ${PARTNER_SCOPES.join(',')}] [--v1-until YYYY-MM-DD]
  npm run partner -- renew KEY
  npm run partner -- disable KEY
  npm run partner -- list`

/** Arguments of the command, or what to tell who called it wrongly. */
export function readPartnerArgs(args: readonly string[]): { ok: true; args: PartnerArgs } | { ok: false; text: string } {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { scopes: { type: 'string', default: DEFAULT_PARTNER_SCOPES.join(',') }, 'v1-until': { type: 'string' } },
    })
    const [verb, subject = '', ...rest] = positionals
    const scopes = values.scopes.split(',').map((scope) => PARTNER_SCOPES.find((known) => known === scope.trim()))
    const v1Until = readDay(values['v1-until'])
    if (rest.length > 0 || v1Until === undefined) return { ok: false, text: USAGE }
    if (verb === 'list' && subject === '') return { ok: true, args: { verb } }
    if ((verb === 'renew' || verb === 'disable') && subject !== '') return { ok: true, args: { verb, appKey: subject } }
    if (verb !== 'create' || subject.trim() === '' || !scopes.every((scope) => scope !== undefined)) return { ok: false, text: USAGE }
    return { ok: true, args: { verb, name: subject.trim(), scopes, v1Until } }
  } catch {
    return { ok: false, text: USAGE }
  }
}

/** Does the work as the system; answers the exit code. Secrets are printed here and nowhere else. */
export async function runPartnerCommand({ ctx, args, write }: { ctx: Ctx; args: PartnerArgs; write: (text: string) => void }): Promise<number> {
  try {
    if (args.verb === 'list') for (const row of await listPartners({ ctx })) write(`${lineOf(row)}\n`)
    if (args.verb === 'create') write(keysText(await createPartner({ ctx, input: args })))
    if (args.verb === 'renew') write(keysText(await renewPartnerSecret({ ctx, input: args })))
    if (args.verb === 'disable') {
      await disablePartner({ ctx, input: args })
      write(`${args.appKey} is disabled.\n`)
    }
    return 0
  } catch (error) {
    if (!isAppError(error) || error.key !== 'not_found') throw error
    write('There is no partner with this key.\n')
    return 1
  }
}

function keysText(keys: PartnerKeys): string {
  const salt = keys.v1_salt === null ? '' : `v1 salt   ${keys.v1_salt}\n`
  return `key       ${keys.app_key}\nsecret    ${keys.secret}\n${salt}Keep these now: they are not shown again.\n`
}

type Listed = Awaited<ReturnType<typeof listPartners>>[number]

function lineOf({ app_key, name, scopes, v1_until, disabled_at }: Listed): string {
  return [
    app_key,
    name,
    scopes.join(','),
    v1_until === null ? 'v2' : `v2, v1 until ${v1_until.slice(0, 10)}`,
    disabled_at === null ? 'active' : 'disabled',
  ].join('  ')
}

/** End of the day in UTC; null where none is named, undefined where it is none. */
function readDay(text: string | undefined): Date | null | undefined {
  if (text === undefined) return null
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T23:59:59Z`) : null
  return day === null || Number.isNaN(day.getTime()) ? undefined : day
}
