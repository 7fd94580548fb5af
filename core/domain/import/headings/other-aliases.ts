import type { AliasTable } from './alias-table.ts'

export const BRAND_ALIASES = {
  brand_sign: ['brand sign', 'sign', 'slug', 'brand slug', '品牌标识', '品牌代码', '标识', '品牌编号'],
  brand_name: ['brand name', 'brand', 'name', 'make', 'english name', 'name en', 'brand name en', '品牌英文名', '英文名', '英文名称', '品牌英文', '品牌名称', '品牌'],
  brand_name_zh: ['brand name zh', 'chinese name', 'name zh', 'brand zh', '品牌中文名', '中文名', '中文名称', '品牌中文', '中文品牌'],
  type: ['brand type', 'category', 'vehicle category', '类型', '类别', '品牌类型', '品牌类别'],
  hot: ['is hot', 'popular', 'featured', '热门', '热销', '是否热门', '是否热销', '主推'],
  founded: ['founded year', 'year founded', 'since', 'established', 'foundation year', '成立年份', '成立时间', '创立年份', '创立', '成立'],
  country_of_origin: ['country', 'origin', 'country of origin', 'home country', '国家', '所属国家', '国别', '产地', '原产国'],
  aliases: ['alias', 'other names', 'synonyms', 'also known as', '别名', '其他名称', '同义词', '别称'],
} satisfies AliasTable

export const FITTING_ALIASES = {
  sku: ['part number', 'part no', 'item no', 'item code', 'code', 'article', 'article no', 'product code', '编码', '配件编码', '产品编号', '产品编码', '货号', '物料编码', '编号', '商品编码'],
  name: ['product', 'product name', 'part name', 'item', 'item name', 'description', '名称', '品名', '配件名称', '产品名称', '商品名称', '描述'],
  category: ['group', 'product group', 'type', '类别', '分类', '品类', '配件类别', '类型'],
  oem_numbers: ['oem', 'oem number', 'oem no', 'oem nos', 'oe', 'oe number', 'oe no', 'oem code', '原厂编号', '原厂号', '原厂件号', 'oe号', 'oem号', '原厂编码'],
  fits: ['fit', 'fitment', 'compatible with', 'compatibility', 'models', 'applicable models', 'for models', 'application', '适用车型', '适配车型', '适用', '车型'],
  hs_code: ['hs', 'hs no', 'customs code', 'hscode', '海关编码', 'hs编码', '商品编码hs', '税则号', '税号'],
  unit: ['unit of measure', 'uom', '单位', '计量单位'],
  moq: ['minimum order', 'min order', 'minimum order quantity', 'min order quantity', 'min qty', '起订量', '最小起订量', '最低起订量', '起订'],
  fob_price_usd: [
    'fob', 'fob price', 'fob usd', 'fob unit price', 'fob价', 'fob价格', 'fob单价', '离岸价', '出口价', '出口单价', '美元价格', '美元单价', 'price usd', 'usd price', 'unit price', 'price', '单价', '价格',
    '报价', 'usd',
  ],
  weight_kg: ['weight', 'unit weight', 'gross weight', 'net weight', '重量', '毛重', '净重', '单重', '单件重量'],
  cbm: ['volume', 'volume cbm', 'm3', 'cubic meters', '体积', '立方数', '单件体积', '方数'],
  material: ['materials', '材质', '材料'],
  warranty_months: ['warranty', 'guarantee', 'warranty period', 'warranty month', '质保', '质保期', '保修期', '保修', '质保月数'],
} satisfies AliasTable

export const PORT_ALIASES = {
  port_name: ['port', 'name', 'port name', '港口', '港口名称', '名称', '港口英文名', '港名'],
  country_iso2: ['country', 'iso2', 'country code', 'country iso', 'iso', '国家', '国家代码', '国别', '国家二字码'],
  un_locode: ['unlocode', 'locode', 'un locode', 'un/locode', 'port code', '港口代码', '港口编码', '代码'],
  region: ['area', 'zone', '区域', '地区', '航线'],
  lat: ['latitude', '纬度'],
  lon: ['longitude', 'lng', 'long', '经度'],
  roro: ['ro-ro', 'ro/ro', 'roll on roll off', '滚装', '滚装船', '是否滚装', '支持滚装'],
  container: ['containers', 'container terminal', '集装箱', '是否集装箱', '支持集装箱', '货柜'],
} satisfies AliasTable

export const RULE_ALIASES = {
  country_iso2: ['country', 'iso2', 'country code', 'country iso', 'iso', '国家', '国家代码', '国别', '国家二字码'],
  max_age_years: ['max age', 'maximum age', 'age limit', 'max age in years', '最大车龄', '车龄限制', '车龄', '年限', '车龄上限'],
  steering_allowed: ['steering', 'steering side', 'steering allowed', '舵位', '允许舵位', '方向盘', '左右舵'],
  min_emission_standard: ['emission', 'emission standard', 'min emission', 'minimum emission', 'minimum emission standard', '最低排放', '最低排放标准', '排放标准', '排放要求'],
  fuel_restrictions: ['fuel restriction', 'fuel', 'fuel ban', 'restrictions', '燃料限制', '燃油限制', '燃料禁令'],
  inspection_required: ['inspection', 'inspection required', 'pre-shipment inspection', 'psi', '是否检验', '需要检验', '检验要求', '装船前检验'],
  note_en: ['note', 'notes', 'remark', 'remarks', 'comment', 'note (en)', '备注', '说明', '英文备注', '英文说明'],
  confidence: ['certainty', 'reliability', '可信度', '置信度', '可靠性'],
  as_of: ['as of', 'year', 'date', 'valid as of', 'as of year', '截至', '日期', '年份', '截至年份', '更新日期'],
} satisfies AliasTable
