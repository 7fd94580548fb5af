import type { SiteTranslator } from '#apps/site/context.server.ts'

/** Questions of those who buy parts. */
export function partFaq(t: SiteTranslator): { question: string; answer: string }[] {
  const own = (['fit', 'ship', 'less'] as const).map((name) => ({ question: t(`fittings.${name}Question`), answer: t(`fittings.${name}Answer`) }))
  return [...own, { question: t('faq.paymentQuestion'), answer: t('faq.paymentAnswer') }]
}
