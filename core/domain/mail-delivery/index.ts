export { bounceMail } from './bounce-mail.ts'
export { claimMail, type DealerMailKind, type MailClaim } from './claim-mail.ts'
export { MAIL_TROUBLE_OF, readMails, readMailsById } from './read-mails.ts'
export { settleMail } from './settle-mail.ts'
