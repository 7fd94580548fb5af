import type { AliasTable } from './alias-table.ts'

/** Names that new and used cars share. */
export const VEHICLE_ALIASES = {
  brand_sign: [
    'brand', 'make', 'marque', 'maker', 'car brand', 'brand name', 'manufacturer', 'brand sign', '品牌', '品牌名称', '车辆品牌', '厂牌', '汽车品牌',
    '品牌标识', '厂商', '厂家', '制造商', '生产厂家', '主机厂',
  ],
  model_name: [
    'model name', 'model', 'series', 'car series', 'vehicle model', 'car model', 'model series', '车系', '车系名称', '车型', '车型名称', '车名', '型号',
    '产品名称', '车辆型号', '款型', '名称',
  ],
  trim: [
    'trim level', 'variant', 'version', 'grade', 'edition', 'configuration', 'config', 'trim name', '配置', '配置版本', '版本', '车型配置', '配置名称',
    '款式', '配置型号', '车款', '车款名称',
  ],
  model_year: ['model year', 'year', 'my', 'year model', '年款', '年份', '车型年款', '年式', '车型年份', '款年'],
  energy_type: [
    'energy', 'energy type', 'fuel', 'fuel type', 'powertrain', 'power type', 'propulsion', 'powertrain type', '能源类型', '能源', '能源种类', '能源形式',
    '燃料类型', '燃料种类', '燃料', '燃油类型', '燃油种类', '动力类型', '动力', '动力形式', '动力系统',
  ],
  displacement_cc: [
    'displacement', 'engine displacement', 'engine size', 'engine capacity', 'engine cc', 'displacement cc', '排量', '发动机排量', '排气量', 'displacement l@l',
    'engine l@l',
  ],
  transmission: ['gearbox', 'transmission type', 'gear box', '变速箱', '变速器', '变速箱类型', '变速器类型', '变速形式', '变速方式'],
  drive_type: ['drive', 'drivetrain', 'driveline', 'wheel drive', 'drive system', 'drive mode', 'driving type', '驱动方式', '驱动形式', '驱动', '驱动类型', '驱动型式'],
  emission_standard: ['emission', 'emissions', 'emission standard', 'emission level', 'euro', 'euro standard', '排放标准', '排放', '环保标准', '排放等级', '排放水平'],
  steering: [
    'steering side', 'steering position', 'steering wheel', 'hand drive', 'drive side', 'lhd/rhd', 'rhd/lhd', '方向盘', '方向盘位置', '舵位', '左右舵',
    '舵向', '驾驶位', '驾驶位置', '左/右舵',
  ],
  fob_price_usd: [
    'fob', 'fob price', 'fob usd', 'fob price usd', 'fob china', 'fob unit price', 'fob价', 'fob价格', 'fob单价', 'fob报价', '价格fob', 'price fob', '离岸价',
    '出口价', '出口价格', '出口单价', '外贸价', '美元价格', '美金价格', '美元价', 'export price', 'price usd', 'usd price', 'unit price', 'price', 'sale price',
    'selling price', 'offer', 'quotation', '单价', '价格', '售价', '报价', '指导价/fob价', 'fob价/指导价', '指导价', '官方指导价', '厂商指导价', '厂家指导价', '市场指导价',
    'msrp', 'usd',
  ],
} satisfies AliasTable
