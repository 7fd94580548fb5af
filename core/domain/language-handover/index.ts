export { createLanguageHandover } from './create-language-handover.ts'
export { redeemLanguageHandover } from './redeem-language-handover.ts'
