import type { UsedCarDetail } from '#contract/used-car.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import type { SiteLanguage, SiteTranslator } from '#apps/site/request/context.server.ts'
import { givenRows } from '#apps/site/detail/given-rows.ts'
import { usedWords } from '#apps/site/head/vehicle-words.server.ts'
import type { FaqView } from '#apps/site/faq/faq-view.ts'
import { drawnPicture, galleryView } from '#apps/site/gallery/gallery-view.server.ts'
import type { GalleryView } from '#apps/site/gallery/gallery-view.ts'
import { documentRows } from '#apps/site/vehicle/document-rows.server.ts'
import { steeringLabel, wheelLabel } from '#apps/site/vehicle/labels.server.ts'
import { unitVehicle } from '#apps/site/vehicle/unit-drawing.server.ts'
import { priceTerm } from '#apps/site/vehicle/price-term.server.ts'
import { priceText, usedCardView } from '#apps/site/vehicle/used-card-view.server.ts'
import { stockLabel } from '#apps/site/text/stock-label.server.ts'
import { vehicleCrumbs } from '#apps/site/detail/vehicle-crumbs.server.ts'
import { versionName } from '#apps/site/vehicle/version-name.server.ts'
import { conditionView } from './condition-view.server.ts'
import { usedFacts } from './used-facts.server.ts'
import type { UsedView } from './used-view.ts'

/** The page of a used unit in the reader's language. */
export function usedView(language: SiteLanguage, unit: UsedCarDetail, { faq, terms }: { faq: FaqView; terms: string[] }): UsedView {
  const { t, locale } = language
  const title = `${unit.brand_name} ${unit.model_name}`
  const subtitle = versionName(t, unit)
  const name = [title, subtitle].filter((part) => part !== '').join(' ')
  return {
    stockRef: unit.stock_ref,
    title,
    subtitle,
    brandName: unit.brand_name,
    brandSign: unit.brand_sign,
    modelName: unit.model_name,
    crumbs: vehicleCrumbs(t, { label: t('menu.usedCars'), href: '/usedCars' }, `/usedCars?brand=${encodeURIComponent(unit.brand_sign)}`, unit),
    status: unit.status,
    isSample: unit.is_sample,
    price: priceText(locale, unit),
    term: priceTerm(t, unit.port_of_loading),
    terms,
    summary: unit.summary,
    words: usedWords(
      language,
      unit,
      keyFacts(language, unit, wheelLabel).filter(({ label }) => label !== t('used.mileage')),
    ),
    keyFacts: keyFacts(language, unit, steeringLabel),
    facts: [...usedFacts(language, unit), ...documentRows(language, unit.documents)],
    gallery: unitGallery(t, unit, title),
    pictureNote: pictureNote(t, unit),
    condition: conditionView(language, unit),
    similar: unit.similar.map((card) => usedCardView(language, card)),
    newHref: unit.series.model_sign === null ? null : `/car/${unit.series.model_sign}`,
    faq,
    remark: t(unit.status === 'available' ? 'usedPage.remarkTemplate' : 'usedPage.remarkFind', { car: name, ref: unit.stock_ref }),
  }
}

function keyFacts({ t, locale }: SiteLanguage, unit: UsedCarDetail, sideLabel: typeof wheelLabel): UsedView['keyFacts'] {
  return givenRows([
    [t('used.mileage'), unit.mileage_km === null ? null : t('unit.km', { value: formatNumber(locale, unit.mileage_km) })],
    [t('used.firstRegistration'), unit.first_registration_date === null ? null : formatDate(locale, unit.first_registration_date)],
    [t('spec.steering'), unit.steering === null ? null : sideLabel(t, unit.steering)],
    [t('used.port'), unit.port_of_loading === null ? null : stockLabel(t, 'port', unit.port_of_loading)],
  ])
}

/** Pictures of the model are followed by a drawing in the unit's own paint. */
function unitGallery(t: SiteTranslator, unit: UsedCarDetail, name: string): GalleryView {
  const vehicle = unitVehicle(unit)
  const gallery = galleryView(t, { media: unit.media, vehicle, name, path: `/usedCarsDetail/${unit.stock_ref}` })
  if (gallery.isDrawn || !unit.is_sample) return gallery
  return { ...gallery, exterior: [...gallery.exterior, drawnPicture(t, { vehicle, name, view: 'side' })] }
}

function pictureNote(t: SiteTranslator, unit: UsedCarDetail): string | null {
  if (!unit.is_sample) return null
  const { colour_exterior: colour } = unit
  return colour === null ? t('usedPage.pictureNote') : t('usedPage.pictureNoteColour', { colour: stockLabel(t, 'colour', colour) })
}
