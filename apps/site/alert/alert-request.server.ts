import type { RequestAlertInput } from '#contract/alert.ts'
import { ALERT_LIMITS } from '#contract/alert-values.ts'
import { requestAlert } from '#core/domain/alert/index.ts'
import { createServerTranslator } from '#i18n/server.ts'
import { likelyMail } from '#apps/site/enquiry/mail-slip.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import { formAction } from '#apps/site/request/form-action.server.ts'
import { dotted } from '#apps/site/text/dotted.ts'
import type { AlertAnswer, AlertRequest } from './alert-request.ts'

/** What an address asks to watch, and the same in words; null: nothing. `label`: in one line, where the words of `watched` would be too many. */
export type AlertWish = { wanted: RequestAlertInput['wanted']; watched: string[]; label?: string; backHref: string; backText: string } | null

/** Reads what the address of a page asks to watch. */
export type ReadAlertWish = (site: SiteContext) => Promise<AlertWish>

/** The wish as the page shows it. */
export function alertRequest({ t }: Pick<SiteContext, 't'>, { wanted, watched, backHref, backText }: NonNullable<AlertWish>): AlertRequest {
  const text = wanted.kind === 'things' ? t('alert.thingsText') : t('alert.listText')
  return { title: titleOf(t, wanted), text, watched, backHref, backText }
}

// New cars are not sold one by one.
function titleOf(t: SiteContext['t'], wanted: NonNullable<AlertWish>['wanted']): string {
  if (wanted.kind !== 'things') return t('alert.tellList')
  if (wanted.things.length > 1) return t('alert.tellThings')
  return wanted.things[0]?.kind === 'used' ? t('alert.tellThing') : t('alert.tellPrice')
}

/** The action of a page that asks for an alert: the mail address is typed, what is watched stands in the page's own address. */
export function alertAction(readWish: ReadAlertWish) {
  return formAction({
    submit: async ({ form, site }): Promise<AlertAnswer> => {
      const mail = mailIn(form)
      const wish = await readWish(site)
      // Without a wish the verb refuses, as it does for one that it cannot read.
      const wanted = wish?.wanted ?? { kind: 'any' as const, query: '' }
      const label = (wish?.label ?? dotted(wish?.watched ?? [])).slice(0, ALERT_LIMITS.label)
      await requestAlert({ ctx: site.ctx, input: { mail, label, wanted }, ip: site.visitor.ip })
      return { isSent: true, isMailWrong: false, message: null, mail, likely: likelyMail(mail) }
    },
    refuse: ({ key, issues }, { form, site }): AlertAnswer => {
      const isMailWrong = issues.some(({ path }) => path === 'mail')
      return { isSent: false, isMailWrong, message: isMailWrong ? null : createServerTranslator(site.locale, 'api')(key), mail: mailIn(form), likely: null }
    },
  })
}

function mailIn(form: FormData): string {
  const mail = form.get('mail')
  return typeof mail === 'string' ? mail.trim() : ''
}
