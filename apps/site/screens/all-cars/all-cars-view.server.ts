import type { AllCarsPage } from '#contract/all-cars.ts'
import type { SiteLanguage } from '#apps/site/request/context.server.ts'
import { dotted } from '#apps/site/text/dotted.ts'
import { carCardView } from '#apps/site/vehicle/car-card-view.server.ts'
import type { CarCardView } from '#apps/site/vehicle/car-card-view.ts'
import { usedCardView } from '#apps/site/vehicle/used-card-view.server.ts'
import type { UsedCardView } from '#apps/site/vehicle/used-card-view.ts'

type Thing = { kind: 'new'; car: CarCardView } | { kind: 'used'; unit: UsedCardView }

/** The cards of a page, each saying whether it is new or used. */
export function allCarsView(language: SiteLanguage, { list, page, page_count }: AllCarsPage) {
  const { t } = language
  return {
    page,
    pageCount: page_count,
    hasSample: list.some((thing) => (thing.kind === 'new' ? thing.car : thing.unit).is_sample),
    things: list.map((thing): Thing =>
      thing.kind === 'new'
        ? { kind: 'new', car: called(t('list.conditionNew'), carCardView(language, thing.car)) }
        : { kind: 'used', unit: called(t('list.conditionUsed'), usedCardView(language, thing.unit)) },
    ),
  }
}

function called<View extends { kind: string }>(condition: string, view: View): View {
  return { ...view, kind: dotted([condition, view.kind]) }
}
