import type { AliasTable } from './alias-table.ts'
import { VEHICLE_ALIASES } from './vehicle-aliases.ts'

export const CAR_ALIASES = {
  ...VEHICLE_ALIASES,
  model_sign: ['model sign', 'model slug', 'slug', 'sign', '车型标识', '车型编号', '车型代码', '型号标识'],
  auto_type: ['auto type', 'vehicle type', 'car type', 'type', 'category', 'segment', 'class', '车辆类型', '车型类别', '车辆类别', '类别', '类型', '级别', '车型级别', '车辆级别'],
  body_type: ['body type', 'body', 'body style', 'bodywork', '车身类型', '车身形式', '车身结构', '车身', '车体结构', '车身型式'],
  power_kw: [
    'power', 'max power', 'maximum power', 'engine power', 'motor power', 'output', 'total power', '功率', '最大功率', '电机功率', '电机最大功率', '电机总功率',
    '发动机功率', '发动机最大功率', '系统综合功率', '综合功率', '额定功率', '峰值功率', '电动机总功率', 'horsepower@hp', 'hp@hp', 'bhp@hp', 'ps@ps', '最大马力@ps',
    '马力@ps', '发动机马力@ps',
  ],
  torque_nm: ['torque', 'max torque', 'maximum torque', '扭矩', '最大扭矩', '电机扭矩', '电机总扭矩', '电机最大扭矩', '峰值扭矩', '转矩', '最大转矩', '系统综合扭矩'],
  axle_config: ['axle', 'axle configuration', 'axle config', 'wheel formula', '轴式', '驱动轴', '车轴配置', '轮式'],
  seats: ['seat', 'number of seats', 'seating', 'seating capacity', 'no of seats', 'passengers', '座位数', '座位', '座数', '座位个数', '乘员数', '核载人数', '载客人数', '额定载客'],
  doors: ['door', 'number of doors', 'no of doors', '车门数', '门数', '车门', '车门个数'],
  dimensions: [
    'dimension', 'overall dimensions', 'overall dimension', 'size', 'vehicle size', 'vehicle dimensions', 'lwh', 'lxwxh', 'length width height',
    'length x width x height', 'lengthxwidthxheight', '长宽高', '外形尺寸', '车身尺寸', '整车尺寸', '尺寸', '车辆尺寸', '外廓尺寸', '外形尺寸长宽高', '车身尺寸长宽高', '长x宽x高',
    '尺寸长宽高', '整车外形尺寸',
  ],
  length_mm: ['length', 'overall length', '长', '车长', '长度', '车身长度', '车身长', '尺寸长', '外形尺寸长'],
  width_mm: ['width', 'overall width', '宽', '车宽', '宽度', '车身宽度', '车身宽', '尺寸宽', '外形尺寸宽'],
  height_mm: ['height', 'overall height', '高', '车高', '高度', '车身高度', '车身高', '尺寸高', '外形尺寸高'],
  wheelbase_mm: ['wheelbase', 'wheel base', 'wb', '轴距'],
  curb_weight_kg: [
    'curb weight', 'kerb weight', 'curb mass', 'kerb mass', 'unladen weight', 'net weight', '整备质量', '整车整备质量', '整备重量', '自重', '车重', '整车质量', '空车质量',
  ],
  payload_kg: ['payload', 'payload capacity', 'load capacity', 'loading capacity', 'max payload', '载重', '载质量', '额定载质量', '载重量', '有效载荷', '额定载重', '最大载质量', '载荷'],
  gvw_kg: ['gvw', 'gvm', 'gross weight', 'gross vehicle weight', 'gross vehicle mass', 'max mass', '总质量', '最大总质量', '最大允许总质量', '满载质量', '最大满载质量', '总重', '满载总质量'],
  battery_kwh: ['battery', 'battery capacity', 'battery energy', 'battery size', '电池容量', '电池电量', '电池能量', '动力电池容量', '电量', '电池组能量', '电池组容量', '电池'],
  battery_type: ['battery type', 'battery chemistry', 'cell chemistry', 'chemistry', '电池类型', '电池种类', '电芯类型', '电池材料'],
  range_km: [
    'range', 'electric range', 'driving range', 'ev range', 'pure electric range', 'battery range', 'nev range', 'e range', '续航里程', '续航', '纯电续航', '纯电续航里程',
    '纯电动续航里程', '纯电续驶里程', '续驶里程', '最大续航', '电动续航', '纯电里程', '纯电动续驶里程',
  ],
  range_cycle: ['range cycle', 'test cycle', 'cycle', 'range standard', 'range test', '续航工况', '工况', '测试工况', '续航标准', '续航测试标准'],
  charge_port: ['charge port', 'charging port', 'plug', 'plug type', 'connector', 'charging standard', 'charger', 'charging connector', '充电接口', '充电口', '充电接口类型', '充电标准', '快充接口', '充电枪'],
  fuel_consumption_l_100km: [
    'fuel consumption', 'consumption', 'fuel economy', 'fuel consumption l/100km', '油耗', '综合油耗', '百公里油耗', '综合工况油耗', '亏电油耗', '馈电油耗', '最低荷电状态油耗', '燃料消耗量',
    '工信部综合油耗',
  ],
  top_speed_kmh: ['top speed', 'max speed', 'maximum speed', 'speed', '最高车速', '最高时速', '最大速度', '最大车速', '车速', '极速'],
  moq: ['minimum order', 'min order', 'minimum order quantity', 'min order quantity', 'min qty', '起订量', '最小起订量', '起订', '起批量', '最低起订量', '起订数量'],
  hot: ['hot selling', 'popular', 'featured', 'best seller', 'recommended', '热销', '热门', '是否热销', '爆款', '主推', '推荐', '热卖'],
  off_road: ['offroad', 'off road', '4x4 off road', '越野', '是否越野', '越野车', '硬派越野'],
  sports: ['sport', 'sports car', '跑车', '是否跑车', '运动车型', '运动'],
} satisfies AliasTable
