import type { AppError } from '#contract/errors.ts'
import { memberDeviceLines, readMemberDevice } from '#contract/known-device.ts'
import { loginMember, registerMember, requestPasswordReset, resetPassword, verifyMail } from '#core/domain/member/index.ts'
import { transformPassword } from '#core/domain/password/index.ts'
import { createServerTranslator } from '#i18n/server.ts'
import { data } from 'react-router'
import { MEMBER_PASSWORD_MIN } from '#contract/member-values.ts'
import { formAction, type PostedForm } from '#apps/site/request/form-action.server.ts'
import type { SiteContext } from '#apps/site/request/context.server.ts'
import { readIdentifier } from '#apps/site/member/identifier.ts'
import type { FormFault } from '#apps/site/member/use-member-form.ts'
import { readFields, readPassword, REGISTER_FIELDS } from '#apps/site/member/wire.ts'
import type { ClubMode } from './club-mode.ts'
import type { MemberActionData } from './member-answer.ts'

type Posted = Pick<PostedForm, 'form' | 'site'>
type Done = { token: string | null; deviceProof?: string }

const FORMS: Readonly<Record<ClubMode, (posted: Posted) => Promise<Done>>> = {
  login: postLogin,
  register: postRegister,
  forgot: postForgot,
  reset: postReset,
  verify: postVerify,
}

/** What a form says before a verb is called; not an `AppError`, because the words are the site's own. */
class FormRefusal extends Error {
  readonly fault: FormFault
  constructor(fault: FormFault) {
    super('The form was refused')
    this.fault = fault
  }
}

/**
 * The action of `/club`: the verbs of the API for a form that the browser itself posts, without script or before the page is alive.
 * The password is transformed here (R12.2). A session that begins is answered to the page alone, which is never kept.
 */
export const memberAction = formAction({
  submit: async (posted) => {
    try {
      const { token, deviceProof } = await FORMS[modeOf(posted.form.get('form'))](posted)
      return data(answerOf(posted, { fault: null, token }), { status: 200, headers: deviceHeaders(deviceProof, posted.site) })
    } catch (error) {
      if (error instanceof FormRefusal) return data(answerOf(posted, { fault: error.fault, token: null }), 400)
      throw error
    }
  },
  refuse: (error, posted) => answerOf(posted, { fault: faultOf(error, posted.site), token: null }),
})

function answerOf({ form }: Posted, { fault, token }: { fault: FormFault | null; token: string | null }): MemberActionData {
  return { member: { form: modeOf(form.get('form')), fault, values: readFields(form, [...REGISTER_FIELDS, 'identifier']), token } }
}

async function postLogin({ form, site }: Posted): Promise<Done> {
  const identifier = readIdentifier(readFields(form, ['identifier'])['identifier'] ?? '')
  const password = readPassword(form)
  const { t } = site
  if (identifier === null) throw new FormRefusal({ alert: null, fields: { identifier: t('club.identifierPrompt') } })
  if (password === '') throw new FormRefusal({ alert: null, fields: { password: t('club.passwordPrompt') } })
  const transformed = transformPassword(password)
  const deviceProof = readMemberDevice(site.visitor.cookie, isSecure(site))
  return loginMember({ ctx: site.ctx, input: { ...identifier, password: transformed }, ip: site.visitor.ip, deviceProof })
}

async function postRegister({ form, site }: Posted): Promise<Done> {
  const { ctx, locale, t, visitor } = site
  const values = readFields(form, REGISTER_FIELDS)
  if (values['email'] === undefined) throw new FormRefusal({ alert: null, fields: { email: t('enquiry.emailPrompt') } })
  const password = newPassword(form, site)
  return registerMember({ ctx, input: { ...values, email: values['email'], country_id: countryId(values), password, lang: locale }, ip: visitor.ip })
}

async function postForgot({ form, site }: Posted): Promise<Done> {
  const { email } = readFields(form, ['email'])
  if (email === undefined) throw new FormRefusal({ alert: null, fields: { email: site.t('enquiry.emailPrompt') } })
  await requestPasswordReset({ ctx: site.ctx, input: { email, lang: site.locale }, ip: site.visitor.ip })
  return { token: null }
}

async function postReset({ form, site }: Posted): Promise<Done> {
  const code = mailedCode(form, site)
  return resetPassword({ ctx: site.ctx, input: { code, password: newPassword(form, site) } })
}

async function postVerify({ form, site }: Posted): Promise<Done> {
  const code = mailedCode(form, site)
  const password = readPassword(form)
  return verifyMail({ ctx: site.ctx, input: { code, password: password === '' ? undefined : transformPassword(password) }, token: null })
}

/** The browser is known from now on, as after the same call of the API. */
function deviceHeaders(deviceProof: string | undefined, site: SiteContext): Headers {
  const lines = deviceProof === undefined ? [] : memberDeviceLines(deviceProof, isSecure(site))
  return new Headers(lines.map((line): [string, string] => ['set-cookie', line]))
}

function isSecure({ siteOrigin }: SiteContext): boolean {
  return siteOrigin.startsWith('https:')
}

/** The transform of a chosen password, after what only the password itself can tell. */
function newPassword(form: FormData, { t }: SiteContext): string {
  const password = readPassword(form)
  if (password === '') throw new FormRefusal({ alert: null, fields: { password: t('club.passwordPrompt') } })
  if (password !== readPassword(form, 'surPassword'))
    throw new FormRefusal({ alert: t('club.mismatch'), fields: { surPassword: t('club.surePasswordPrompt') } })
  if ([...password.normalize('NFKC')].length < MEMBER_PASSWORD_MIN) throw new FormRefusal({ alert: null, fields: { password: t('club.passwordShort') } })
  return transformPassword(password)
}

function mailedCode(form: FormData, { t }: SiteContext): string {
  const code = readFields(form, ['code'])['code'] ?? ''
  if (!/^[\w-]{20,100}$/.test(code)) throw new FormRefusal({ alert: null, fields: { code: t('club.codePrompt') } })
  return code
}

function countryId(values: Record<string, string>): number | undefined {
  const id = values['country_id'] ?? ''
  return /^\d{1,9}$/.test(id) && Number(id) > 0 ? Number(id) : undefined
}

// The same sentence as the API answers, in the page's language.
function faultOf(error: AppError, { locale, t }: SiteContext): FormFault {
  const fields: Record<string, string> = {}
  if (error.key === 'common_password') fields['password'] = t('club.passwordCommon')
  if (error.issues.some(({ path }) => path === 'email')) fields['email'] = t('enquiry.emailPrompt')
  return { alert: createServerTranslator(locale, 'api')(error.key), fields }
}

function modeOf(value: FormDataEntryValue | null): ClubMode {
  return typeof value === 'string' && Object.hasOwn(FORMS, value) ? (value as ClubMode) : 'login'
}
