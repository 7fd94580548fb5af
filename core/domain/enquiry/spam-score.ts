import { isMailAddress } from './mail-address.ts'
import { isDisposableMail } from './disposable-mail.ts'

/** Stored as codes beside the enquiry; the back office names them. */
export const SPAM_REASONS = [
  'honeypot',
  'too_fast',
  'link',
  'links',
  'markup',
  'name_link',
  'phrase',
  'copied',
  'too_many',
  'disposable_mail',
  'mail_unreadable',
] as const
export type SpamReason = (typeof SPAM_REASONS)[number]

export type SpamVerdict = { score: number; reasons: SpamReason[]; isQuarantined: boolean }

/** From here on an enquiry is kept apart: stored and answered like any other, but nobody is alerted (R10.11). */
export const QUARANTINE_SCORE = 100

/** Enquiries per mail or phone and hour before more are flagged. */
export const HOURLY_LIMIT = 5

const WEIGHTS: Record<SpamReason, number> = {
  honeypot: 100,
  too_fast: 50,
  link: 30,
  links: 60,
  markup: 100,
  name_link: 80,
  phrase: 70,
  copied: 40,
  too_many: 30,
  disposable_mail: 20,
  mail_unreadable: 0,
}

// No human reads and sends a form in this time, even where it is filled in from the last enquiry.
const FASTEST_HUMAN_MS = 800
const COPIES_THAT_COUNT = 2
const LINK = /\b(?:https?:\/\/|www\.)\S+/giu
const MARKUP = /\[(?:url|link)\b|<\s*a\b|<\s*script\b/iu
// Paying in crypto, or a loan to buy the car, is what real buyers ask about: only offers are named here.
const PHRASES =
  /\b(?:seo (?:service|agency|expert|company|package|audit)|backlinks?|guest posts?|website (?:traffic|ranking|redesign)|first page of google|rank(?:ing)? (?:#?1|on google|higher)|online casino|(?:crypto|bitcoin|forex) (?:trading|investment|signals?)|viagra|cialis|payday loan|porn|escort service)|онлайн.казино|раскрутк[аиу] сайт|продвижени[ея] сайт/iu

export type SpamSigns = {
  name: string
  mail: string
  remark: string
  honeypot: string
  elapsedMs: number | null
  /** How many recent enquiries of other people carry the same text. */
  copies: number
  /** Enquiries by the same mail or phone within the last hour. */
  recentCount: number
}

/** Adds up what speaks for a machine. Nothing is refused by it; a single doubt never quarantines, only a trap or several together. */
export function scoreSpam(signs: SpamSigns): SpamVerdict {
  const links = signs.remark.match(LINK)?.length ?? 0
  const found: Record<SpamReason, boolean> = {
    honeypot: signs.honeypot !== '',
    too_fast: signs.elapsedMs !== null && signs.elapsedMs < FASTEST_HUMAN_MS,
    link: links === 1,
    links: links > 1,
    markup: MARKUP.test(signs.remark),
    name_link: new RegExp(LINK, 'iu').test(signs.name),
    phrase: PHRASES.test(signs.remark),
    copied: signs.copies >= COPIES_THAT_COUNT && links > 0,
    too_many: signs.recentCount >= HOURLY_LIMIT,
    disposable_mail: isDisposableMail(signs.mail),
    mail_unreadable: !isMailAddress(signs.mail),
  }
  const reasons = SPAM_REASONS.filter((reason) => found[reason])
  const score = reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0)
  return { score, reasons, isQuarantined: score >= QUARANTINE_SCORE }
}
