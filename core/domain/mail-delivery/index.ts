export { claimMail, type DealerMailKind, type MailClaim } from './claim-mail.ts'
export { settleMail } from './settle-mail.ts'
