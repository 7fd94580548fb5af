import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useActionData, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { useLocalValue } from '#apps/site/client/local-value.ts'
import { storedToken } from '#apps/site/client/storage.ts'
import { ContactChannels } from '#apps/site/contact/contact-channels.tsx'
import { startSession } from '#apps/site/member/session.ts'
import { ButtonLink, Heading, Notice, TabLinks, TextLink, useToast } from '#apps/site/ui/index.ts'
import { clubMode } from './club-mode.ts'
import type { ClubMode } from './club-mode.ts'
import { ForgotForm } from './forgot-form.tsx'
import { LoginForm } from './login-form.tsx'
import { readMemberAnswer } from './member-answer.ts'
import type { MemberActionData } from './member-answer.ts'
import { registeredToast, RegisterForm } from './register-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { useMailedCode } from './use-mailed-code.ts'
import { VerifyForm } from './verify-form.tsx'

const TITLES = { login: 'loginTitle', register: 'signUpTitle', forgot: 'forgotTitle', reset: 'resetTitle', verify: 'verifyTitle' } as const

/** The way into the club: login and registration, the ways back in, and for members the door to their page. */
export function Entrance() {
  const t = useTranslations('club')
  const { search } = useLocation()
  const mailed = useMailedCode()
  const answered = readMemberAnswer(useActionData())
  const isMember = useLocalValue(storedToken) !== null
  const mode = mailed?.mode ?? answered?.form ?? clubMode(search)
  const isAtDoor = mode === 'login' || mode === 'register'
  useEarlySession(answered)
  return (
    <section id="entrance" aria-labelledby="entrance-title" className="border-t border-ink pt-2">
      <Heading level={2} id="entrance-title" className="sr-only">
        {t(isAtDoor && isMember ? 'myClub' : TITLES[mode])}
      </Heading>
      {isAtDoor ? (
        // A member's door takes the room of the form that the page came with, so nothing below it moves.
        <div className="grid">
          {isMember ? <MemberDoor /> : null}
          <div className={isMember ? 'invisible [grid-area:1/1]' : '[grid-area:1/1]'}>
            <Door mode={mode} answered={answered} />
          </div>
        </div>
      ) : (
        <WayBack title={t(TITLES[mode])}>
          {mode === 'forgot' ? <ForgotForm answered={answered} /> : null}
          {mode === 'reset' ? <ResetForm code={mailed?.code ?? null} answered={answered} /> : null}
          {mode === 'verify' ? <VerifyForm code={mailed?.code ?? null} answered={answered} /> : null}
        </WayBack>
      )}
    </section>
  )
}

function Door({ mode, answered }: { mode: ClubMode; answered: MemberActionData['member'] | null }) {
  const t = useTranslations('club')
  const isLogin = mode === 'login'
  const isRegistered = answered?.form === 'register' && answered.fault === null
  return (
    <>
      <TabLinks
        label={t('title')}
        items={[
          { href: '/club?type=1', label: t('login'), current: isLogin },
          { href: '/club?type=2', label: t('signUp'), current: !isLogin },
        ]}
      />
      <div className="pt-6">
        {isLogin ? (
          <>
            <WithoutScript note={t('noScriptLogin')}>
              <ContactChannels />
            </WithoutScript>
            <div className="noscript:hidden">
              <LoginForm answered={answered} />
            </div>
          </>
        ) : isRegistered ? (
          <Notice tone="success" title={t('registerSuccess')}>
            <p className="mt-1">{t('checkMail', { mail: answered.values['email'] ?? '' })}</p>
            <p className="noscript:block mt-1 hidden">{t('registeredText')}</p>
          </Notice>
        ) : (
          <>
            <WithoutScript note={t('noScriptSignUp')} />
            <RegisterForm answered={answered} />
          </>
        )}
      </div>
      <p className="mt-6 flex flex-wrap items-center gap-x-3 border-t border-line pt-3 text-sm text-muted">
        {t(isLogin ? 'signUpPrompt' : 'loginPrompt')}
        <TextLink href={isLogin ? '/club?type=2' : '/club?type=1'} className="inline-flex min-h-tap items-center font-semibold text-ink">
          {t(isLogin ? 'signUpTitle' : 'login')}
        </TextLink>
        {/* Where a mail's link cannot be opened, its code is pasted. */}
        <TextLink href="/club?type=verify" className="inline-flex min-h-tap items-center phablet:ms-auto">
          {t('verifyTitle')}
        </TextLink>
      </p>
    </>
  )
}

function WithoutScript({ note, children }: { note: string; children?: ReactNode }) {
  return (
    <noscript>
      <div className="mb-6 grid gap-4">
        <Notice>{note}</Notice>
        {children}
      </div>
    </noscript>
  )
}

function MemberDoor() {
  const t = useTranslations('club')
  return (
    <div className="[grid-area:1/1]">
      <p className="pt-3 text-heading font-semibold">{t('myClub')}</p>
      <p className="mt-4 font-semibold">{t('memberTitle')}</p>
      <p className="mt-1 text-muted">{t('memberText')}</p>
      <ButtonLink href="/my" variant="primary" size="lg" className="mt-6 max-desktop:hidden">
        {t('openMy')}
      </ButtonLink>
      <ButtonLink href="/mobile/info" variant="primary" size="lg" block className="mt-6 desktop:hidden">
        {t('openMy')}
      </ButtonLink>
    </div>
  )
}

function WayBack({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('club')
  return (
    <>
      <p aria-hidden className="mt-3 mb-4 text-heading font-semibold">
        {title}
      </p>
      {children}
      <p className="mt-6 border-t border-line pt-3 text-sm">
        <TextLink href="/club?type=1" className="inline-flex min-h-tap items-center">
          {t('backToLogin')}
        </TextLink>
      </p>
    </>
  )
}

/** A form that was posted before the page was alive: its session is kept now, and the visitor goes where script would have led. */
function useEarlySession(answered: MemberActionData['member'] | null): void {
  const t = useTranslations('club')
  const lang = useLocale()
  const toast = useToast()
  const navigate = useNavigate()
  const [token] = useState(answered?.token ?? null)
  const form = answered?.form
  const mail = answered?.values['email']
  useEffect(() => {
    if (token === null || storedToken.read() === token) return
    startSession(token, lang)
    if (form !== 'login' && form !== 'register') return
    toast({ ...(form === 'login' ? { text: t('loginSuccess'), tone: 'success' as const } : registeredToast(t, mail)), isForNextPage: true })
    void navigate('/')
  }, [token, form, mail, lang, t, toast, navigate])
}
