import type { CompanyLists } from '#core/domain/company/index.ts'
import { papersView, type Paper } from '#apps/site/company/papers.server.ts'
import { processCards } from '#apps/site/company/steps-and-services.server.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import type { FaqView } from '#apps/site/faq/faq-view.ts'
import { sceneSrc, STEP_SCENES } from '#apps/site/illustration/still.ts'
import type { ProcessView, StepView } from './process-view.ts'

/** Papers that change hands in each step. */
const PAPERS_OF_STEP = {
  1: [],
  2: ['pi', 'contract'],
  3: ['receipt'],
  4: ['inspection'],
  5: ['invoice', 'lading', 'export'],
  6: ['lading', 'origin'],
} as const satisfies Record<number, readonly Paper[]>

/** The way to buy in words: six steps, seven stages, the papers (R1.7, R1.8). */
export function processView(t: SiteTranslator, lists: CompanyLists, faq: FaqView): ProcessView {
  return {
    steps: ([1, 2, 3, 4, 5, 6] as const).map((number) => stepView(t, number)),
    stepsTitle: t('buying.stepsTitle'),
    timeNote: t('buying.timeNote'),
    stagesTitle: t('buying.stagesTitle'),
    stagesText: t('buying.stagesText'),
    stages: processCards(lists),
    papersTitle: t('buying.papersTitle'),
    papersText: t('buying.papersText'),
    papers: papersView(t),
    faq,
    askTitle: t('buying.askTitle'),
    askText: t('contact.intro'),
  }
}

function stepView(t: SiteTranslator, number: 1 | 2 | 3 | 4 | 5 | 6): StepView {
  const papers = PAPERS_OF_STEP[number].map((name) => t(`buying.paper.${name}`)).join(' · ')
  return {
    title: t(`home.how${number}Title`),
    picture: sceneSrc(STEP_SCENES[number - 1] ?? STEP_SCENES[0]),
    rows: [
      { label: t('buying.you'), text: t(`buying.step${number}You`) },
      { label: t('buying.we'), text: t(`buying.step${number}We`) },
      ...(papers === '' ? [] : [{ label: t('buying.papers'), text: papers }]),
      { label: t('buying.time'), text: t(`buying.step${number}Time`) },
    ],
  }
}
