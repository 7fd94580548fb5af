import { describe, expect, it } from 'vitest'
import type { ImportKind } from '#contract/import.ts'
import { openTable } from './open-table.ts'

function open(kind: ImportKind, headings: string) {
  return openTable(kind, Buffer.from(`${headings}\n${headings.replace(/[^,]+/g, '1')}\n`))
}

describe('openTable', () => {
  it.each([
    ['cars', 'used', 'stock_ref,brand_sign,model_name,energy_type,vin,mileage_km,fob_price_usd'],
    ['cars', 'used', '品牌,车型,上牌日期,表显里程(万公里),外观颜色,FOB价'],
    ['used', 'cars', 'brand,model,body type,wheelbase,seats,doors,fob_price_usd'],
    ['cars', 'fittings', '货号,名称,类别,OEM号,海关编码,材质,FOB价'],
    ['used', 'fittings', 'sku,name,category,oem_numbers,fits,hs_code,unit,material'],
    ['ports', 'rules', 'country_iso2,max_age_years,steering_allowed,inspection_required,note_en,confidence,as_of'],
    ['rules', 'ports', 'port_name,country_iso2,un_locode,region,lat,lon'],
    ['cars', 'ports', '港口,国家,纬度,经度,滚装'],
  ] as const)('refuses as %s a file of %s: %s', async (kind, other, headings) => {
    await expect(open(kind, headings)).rejects.toMatchObject({ code: 'looks_like_other_kind', params: { kind: other } })
  })

  it.each([
    ['cars', '品牌,车型,配置,年款,外观颜色,内饰颜色,库存状态,港口,FOB价'],
    ['cars', 'brand,model,vin,mileage,fob price'],
    ['cars', 'brand,model,body type,energy type,seats,doors,length,width,height,vin,mileage,first registration,fob price'],
    ['used', '品牌,车型,车架号,里程,车身类型,座位数,车门数,长,宽,高,轴距,最大功率,FOB价'],
    ['used', 'stock_ref,brand_sign,model_name,energy_type,vin'],
  ] as const)('takes as %s what may be one: %s', async (kind, headings) => {
    expect((await open(kind, headings)).header.headerRow).toBe(1)
  })
})
