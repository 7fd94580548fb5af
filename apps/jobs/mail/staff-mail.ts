import { createTranslator } from 'use-intl/core'
import type { CompanyContacts } from '#contract/company.ts'
import { FEW_RECOVERY_CODES } from '#contract/staff-values.ts'
import { setupPath, type StaffMessage } from '#core/domain/staff/index.ts'
import { formatDateTime } from '#i18n/format.ts'
import type { StaffLocale } from '#i18n/locales.ts'
import en from '#i18n/messages/en/admin.json' with { type: 'json' }
import zh from '#i18n/messages/zh/admin.json' with { type: 'json' }
import type { MailBlock, MailContent } from './content.ts'

type Input = { message: StaffMessage; name: string; locale: StaffLocale; company: CompanyContacts; siteOrigin: string }

const WORDS = { en: wordsOf('en', en), zh: wordsOf('zh', zh) }

/** A mail to somebody of the staff about their access, in their language. The link's secret stands after `#`, so that no log sees it. */
export function staffMail({ message, name, locale, company, siteOrigin }: Input): MailContent {
  const t = WORDS[locale]
  const { subject, text, blocks } = bodyOf()
  return {
    locale,
    subject,
    preview: text.slice(0, 140),
    brand: company.name,
    blocks: [{ kind: 'text', text: t('greeting', { name }) }, { kind: 'text', text }, ...blocks, { kind: 'line' }, { kind: 'small', text: t('automatic') }],
  }

  function bodyOf(): { subject: string; text: string; blocks: MailBlock[] } {
    const alarm: MailBlock[] = [{ kind: 'text', text: t('alarm') }]
    switch (message.kind) {
      case 'invitation': {
        const until = t('invitation.until', { time: formatDateTime(locale, message.expiresAt, 'UTC') })
        return {
          subject: t('invitation.subject', { company: company.name }),
          text: t('invitation.text', { inviter: message.inviter, company: company.name }),
          blocks: [
            { kind: 'button', label: t('invitation.open'), href: `${siteOrigin}${setupPath(message.token)}` },
            { kind: 'small', text: until },
          ],
        }
      }
      case 'recovery_used': {
        const few: MailBlock[] = message.left > FEW_RECOVERY_CODES ? [] : [{ kind: 'text', text: t('recoveryUsed.few') }]
        return { subject: t('recoveryUsed.subject'), text: t('recoveryUsed.text', { left: message.left }), blocks: [...few, ...alarm] }
      }
      case 'recovery_made':
        return { subject: t('recoveryMade.subject'), text: t('recoveryMade.text'), blocks: alarm }
      case 'authenticator_changed':
        return { subject: t('authenticatorChanged.subject'), text: t('authenticatorChanged.text'), blocks: alarm }
    }
    return message
  }
}

// Words of the back office, because they are in the languages of the staff alone.
function wordsOf(locale: StaffLocale, { staffMail: messages }: Pick<typeof en, 'staffMail'>) {
  return createTranslator({ locale, messages, timeZone: 'UTC' })
}
