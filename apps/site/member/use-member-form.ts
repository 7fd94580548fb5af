import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { ERRORS } from '#contract/errors.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { storedToken } from '#apps/site/client/storage.ts'
import { useFaultFocus } from '#apps/site/client/use-fault-focus.ts'
import { requestMember } from './member-request.ts'
import type { MemberAnswer } from './member-request.ts'

/** What is wrong with a form: one alert above it, and a word at each field by its name. */
export type FormFault = { alert: string | null; fields: Readonly<Record<string, string>> }

export type FormRequest = { path: string; body: Record<string, unknown> }

export type MemberFormOptions<Data> = {
  /** What a post without script was answered with. */
  initialFault?: FormFault | null
  /** Looks at what was typed before anything is sent; null lets it go out. */
  check: (form: FormData) => FormFault | null | Promise<FormFault | null>
  request: (form: FormData) => Promise<FormRequest>
  onSuccess: (data: Data, form: FormData) => void
  /** True where a refusal is dealt with elsewhere. */
  onRefused?: (answer: MemberAnswer<Data>) => boolean
  /** Said where the server refuses without words, and where a request fails without words (R12.6). */
  texts: { refused: string; failed: string }
  /** Words at fields for a refusal by its code. */
  codes?: Readonly<Record<number, Readonly<Record<string, string>>>>
  /** Text for a field that the server finds fault with. */
  textOf?: (field: string) => string | undefined
}

/** State of one form of the club: checks, sends, and says what is wrong once: by an alert in the form, or by words at the field that it leads to. */
export function useMemberForm<Data>(options: MemberFormOptions<Data>) {
  const t = useTranslations('club')
  const lang = useLocale()
  const ref = useRef<HTMLFormElement>(null)
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<FormFault | null>(options.initialFault ?? null)

  useFaultFocus(ref, fault)

  async function send(form: FormData): Promise<FormFault | null> {
    const found = await options.check(form)
    if (found) return found
    try {
      const answer = await ask(form)
      return answer.code === 0 ? succeed(answer.data as Data, form) : refuse(answer)
    } catch (error) {
      return { alert: messageOf(error) || options.texts.failed, fields: {} }
    }
  }

  async function ask(form: FormData): Promise<MemberAnswer<Data>> {
    return requestMember<Data>({ ...(await options.request(form)), lang, token: storedToken.read() })
  }

  function succeed(data: Data, form: FormData): null {
    options.onSuccess(data, form)
    return null
  }

  function refuse(answer: MemberAnswer<Data>): FormFault | null {
    if (options.onRefused?.(answer)) return null
    const text = answer.message || options.texts.refused
    const fields = fieldTexts(answer)
    return { alert: Object.values(fields).includes(text) ? null : text, fields }
  }

  function fieldTexts({ code, issues }: MemberAnswer<Data>): Readonly<Record<string, string>> {
    if (code === ERRORS.common_password.code) return { password: t('passwordCommon') }
    const known = options.codes?.[code]
    if (known) return known
    return Object.fromEntries(issues.map(({ path }) => [path, options.textOf?.(path) ?? ''] as const).filter(([, word]) => word !== ''))
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const form = new FormData(event.currentTarget)
    setSending(true)
    setFault(null)
    const found = await send(form)
    setSending(false)
    setFault(found)
  }

  return { ref, isSending, fault, setFault, errorOf: (name: string) => fault?.fields[name], submit: (event: FormEvent<HTMLFormElement>) => void submit(event) }
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.name === 'MemberRequestError' ? error.message : ''
}
