import { formatNumber } from '#i18n/format.ts'
import type { SiteContext, SiteTranslator } from '#apps/site/context.server.ts'
import { sceneSrc, type SceneChoice } from '#apps/site/illustration/still.ts'
import type { DealerView, PicturedText } from './dealer-view.ts'

/** The six benefits of specification section 1, in its order, with a scene for each. */
const BENEFIT_SCENES = ['customs-papers', 'training', 'charging-station', 'factory-line', 'show-stand', 'parts-warehouse'] as const satisfies SceneChoice[]
/** The five network steps of specification section 1. */
const STEP_SCENES = ['step-contract', 'step-deposit', 'container-loading', 'training', 'show-stand'] as const satisfies SceneChoice[]

/** Content of `/netWork`. */
export function dealerView({ t, locale }: Pick<SiteContext, 't' | 'locale'>): DealerView {
  return {
    figures: figuresOf(t, (value) => formatNumber(locale, value)),
    benefits: BENEFIT_SCENES.map((scene, index) => benefitAt(t, index + 1, sceneSrc(scene))),
    steps: stepsOf(t),
    fits: ([1, 2, 3, 4] as const).map((number) => t(`dealer.fit${number}`)),
    needs: ([1, 2, 3, 4] as const).map((number) => t(`dealer.need${number}`)),
    faq: ([1, 2, 3, 4, 5] as const).map((number) => ({ question: t(`dealer.faq${number}Question`), answer: t(`dealer.faq${number}Answer`) })),
  }
}

/** The five steps with their pictures. */
export function stepsOf(t: SiteTranslator): DealerView['steps'] {
  return ([1, 2, 3, 4, 5] as const).map((number) => ({
    title: t(`dealer.step${number}Title`),
    text: t(`dealer.step${number}Text`),
    picture: sceneSrc(STEP_SCENES[number - 1] ?? STEP_SCENES[0]),
  }))
}

/** The claims of specification section 1, in their figures. */
export function figuresOf(t: SiteTranslator, number: (value: number) => string): DealerView['figures'] {
  return [
    { label: t('about.figureFounded'), value: '2012' },
    { label: t('about.figureVehicles'), value: `${number(1500)}+` },
    { label: t('about.figureMakers'), value: `${number(30)}+` },
    { label: t('about.figureCountries'), value: `${number(20)}+` },
    { label: t('about.figureStaff'), value: `${number(50)}+` },
  ]
}

function benefitAt(t: SiteTranslator, number: number, scene: string): PicturedText {
  const at = number as 1 | 2 | 3 | 4 | 5 | 6
  return { title: t(`about.service${at}Title`), text: t(`dealer.benefit${at}`), scene }
}
