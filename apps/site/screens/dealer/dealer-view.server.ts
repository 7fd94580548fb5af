import type { Claims } from '#contract/company.ts'
import type { CompanyLists } from '#core/domain/company/index.ts'
import { companyFigures } from '#apps/site/company/claims.server.ts'
import { dealerBenefits, dealerSteps } from '#apps/site/company/steps-and-services.server.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import type { FaqView } from '#apps/site/faq/faq-view.ts'
import { sceneSrc } from '#apps/site/illustration/still.ts'
import type { DealerView } from './dealer-view.ts'

/** Figures of the company that a dealer looks at. */
const FIGURES = ['founded', 'vehicles', 'makers', 'countries', 'staff'] as const

/** Content of `/netWork`. */
export function dealerView({ t, locale }: SiteLanguage, { claims, lists, faq }: { claims: Claims; lists: CompanyLists; faq: FaqView }): DealerView {
  return {
    figures: companyFigures({ t, locale }, claims, FIGURES),
    benefits: dealerBenefits(lists).map(({ title, description, image }) => ({ title, text: description, scene: sceneSrc(image) })),
    steps: dealerSteps(lists).map(({ title, text, image }) => ({ title, text, picture: sceneSrc(image) })),
    fits: ([1, 2, 3, 4] as const).map((number) => t(`dealer.fit${number}`)),
    needs: ([1, 2, 3, 4] as const).map((number) => t(`dealer.need${number}`)),
    faq,
  }
}
