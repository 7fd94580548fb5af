import type { SiteTranslator } from '#apps/site/context.server.ts'

const GENERAL_QUESTIONS = ['price', 'time', 'payment', 'import', 'inspection', 'parts'] as const

/** Questions of every buyer, where the staff have written none for a vehicle. */
export function generalFaq(t: SiteTranslator): { question: string; answer: string }[] {
  return GENERAL_QUESTIONS.map((name) => ({ question: t(`faq.${name}Question`), answer: t(`faq.${name}Answer`) }))
}
