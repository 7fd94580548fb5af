import type { AliasTable } from './alias-table.ts'
import { VEHICLE_ALIASES } from './vehicle-aliases.ts'

export const USED_ALIASES = {
  ...VEHICLE_ALIASES,
  stock_ref: [
    'stock ref', 'stock no', 'stock number', 'stock id', 'stock reference', 'stock code', 'ref', 'ref no', 'reference', 'reference no', 'unit no', '库存编号', '库存号', '车源编号', '车源号',
    '车辆编号', '编号', '库存码',
  ],
  first_registration_date: [
    'first registration date', 'first registration', 'registration date', 'first reg', 'reg date', 'registered', 'date of first registration', '首次上牌日期', '首次上牌', '上牌日期', '上牌时间',
    '初登日期', '初次登记日期', '首次登记日期', '注册日期', '登记日期', '初登时间', '首次上牌时间',
  ],
  manufacture_date: ['manufacture date', 'manufacturing date', 'production date', 'build date', 'date of manufacture', 'manufactured', '出厂日期', '生产日期', '制造日期', '出厂时间', '制造年月', '出厂年月'],
  mileage_km: ['mileage', 'odometer', 'odometer reading', 'kilometers', 'kilometres', 'km', 'kms', 'miles@mi', '里程', '表显里程', '行驶里程', '公里数', '里程数', '已行驶里程', '行驶公里数'],
  colour_exterior: [
    'colour', 'color', 'exterior colour', 'exterior color', 'colour exterior', 'color exterior', 'ext color', 'ext colour', 'body color', 'body colour', '外观颜色', '车身颜色', '外饰颜色', '颜色', '外观', '车色', '外色',
  ],
  colour_interior: ['interior colour', 'interior color', 'colour interior', 'color interior', 'int color', 'int colour', '内饰颜色', '内饰', '内饰色', '内色'],
  vin: ['vin no', 'vin number', 'vin code', 'chassis', 'chassis no', 'chassis number', '车架号', '车辆识别代号', '车辆识别代码', 'vin码', '车架号码', '车架号vin', '大架号'],
  previous_use: ['previous use', 'use', 'usage', 'former use', 'used as', '使用性质', '用途', '原用途', '车辆性质', '原使用性质', '使用用途'],
  owners: ['owner', 'number of owners', 'previous owners', 'no of owners', '车主数', '几手', '手数', '历任车主', '车主人数'],
  keys: ['key', 'number of keys', 'no of keys', '钥匙', '钥匙数', '钥匙数量', '车钥匙'],
  inspection_body: ['inspection body', 'inspection company', 'inspected by', 'inspector', 'inspection', '检测机构', '检验机构', '第三方检测', '检测公司', '检测单位'],
  inspection_date: ['inspection date', 'date of inspection', 'inspected on', '检测日期', '检验日期', '检测时间', '检验时间'],
  accident_free: [
    'accident free', 'no accident', 'accident-free', '无事故', '是否无事故', '无重大事故', '!accident', '!accident car', '!accident history', '!had accident', '!事故', '!事故车', '!是否事故车',
    '!有无事故', '!是否有事故', '!事故情况',
  ],
  battery_soh_pct: ['soh', 'battery soh', 'battery health', 'battery state of health', 'state of health', '电池健康度', '电池soh', '电池健康', '电池健康状态', '电池衰减后容量'],
  defects: ['defect', 'damage', 'damages', 'condition', 'condition report', 'flaws', '缺陷', '瑕疵', '车况', '车况说明', '损伤', '车况描述', '瑕疵说明'],
  port_of_loading: ['port of loading', 'loading port', 'pol', 'port', 'departure port', 'shipping port', '装运港', '起运港', '发货港', '港口', '装货港', '出运港', '启运港'],
  status: ['state', 'availability', 'stock status', 'sale status', '状态', '库存状态', '销售状态', '车辆状态', '在售状态'],
} satisfies AliasTable
