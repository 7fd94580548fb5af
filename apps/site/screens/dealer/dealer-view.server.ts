import type { Claims } from '#contract/company.ts'
import { companyFigures } from '#apps/site/company/claims.server.ts'
import { netProcessSteps } from '#apps/site/company/steps-and-services.server.ts'
import type { SiteLanguage, SiteTranslator } from '#apps/site/request/context.server.ts'
import type { FaqView } from '#apps/site/faq/faq-view.ts'
import { sceneSrc, type SceneChoice } from '#apps/site/illustration/still.ts'
import type { DealerView, PicturedText } from './dealer-view.ts'

/** The six benefits (R1.6), in their order, with a scene for each. */
const BENEFIT_SCENES = ['customs-papers', 'training', 'charging-station', 'factory-line', 'show-stand', 'parts-warehouse'] as const satisfies SceneChoice[]
/** Figures of the company that a dealer looks at. */
const FIGURES = ['founded', 'vehicles', 'makers', 'countries', 'staff'] as const

/** Content of `/netWork`. */
export function dealerView({ t, locale }: SiteLanguage, claims: Claims, faq: FaqView): DealerView {
  return {
    figures: companyFigures({ t, locale }, claims, FIGURES),
    benefits: BENEFIT_SCENES.map((scene, index) => benefitAt(t, index + 1, sceneSrc(scene))),
    steps: stepsOf(t),
    fits: ([1, 2, 3, 4] as const).map((number) => t(`dealer.fit${number}`)),
    needs: ([1, 2, 3, 4] as const).map((number) => t(`dealer.need${number}`)),
    faq,
  }
}

/** The five network steps (R1.9) with their pictures. */
export function stepsOf(t: SiteTranslator): DealerView['steps'] {
  return netProcessSteps(t).map(({ label, image }, index) => {
    const number = (index + 1) as 1 | 2 | 3 | 4 | 5
    return { title: label, text: t(`dealer.step${number}Text`), picture: sceneSrc(image) }
  })
}

function benefitAt(t: SiteTranslator, number: number, scene: string): PicturedText {
  const at = number as 1 | 2 | 3 | 4 | 5 | 6
  return { title: t(`about.service${at}Title`), text: t(`dealer.benefit${at}`), scene }
}
