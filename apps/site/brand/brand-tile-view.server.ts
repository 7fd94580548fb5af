import type { Brand } from '#contract/brand.ts'
import type { SiteTranslator } from '#apps/site/request/context.server.ts'
import type { BrandTileView } from './brand-tile-view.ts'

export function brandTileView(t: SiteTranslator, brand: Brand): BrandTileView {
  return {
    sign: brand.brand_sign,
    name: brand.brand_name,
    type: brand.type,
    countText: t('brand.carCount', { count: brand.car_count }),
    picture: brand.brand_img,
  }
}
