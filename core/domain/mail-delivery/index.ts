export { claimMail, type MailClaim } from './claim-mail.ts'
export { settleMail, type MailOutcome } from './settle-mail.ts'
