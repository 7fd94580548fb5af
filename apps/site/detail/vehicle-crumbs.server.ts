import type { CarDetail } from '#contract/car.ts'
import { modelSign } from '#core/domain/model/index.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import { modelHref } from '#apps/site/vehicle/model-href.ts'
import { versionName } from '#apps/site/vehicle/version-name.server.ts'

type Crumb = { label: string; href?: string }
type Named = Pick<CarDetail, 'brand_name' | 'brand_sign' | 'model_name' | 'trim' | 'model_year'>

/** The way to a vehicle from the home page and its list: its maker, its model, which has a page of its own, and its version where it has a name. */
export function vehicleCrumbs(t: SiteTranslator, list: Crumb, makerHref: string, vehicle: Named): Crumb[] {
  const title = `${vehicle.brand_name} ${vehicle.model_name}`
  const version = versionName(t, vehicle)
  const model = version === '' ? [{ label: title }] : [{ label: title, href: modelHref(vehicle.brand_sign, modelSign(vehicle.model_name)) }, { label: version }]
  return [{ label: t('common.home'), href: '/' }, list, { label: vehicle.brand_name, href: makerHref }, ...model]
}
