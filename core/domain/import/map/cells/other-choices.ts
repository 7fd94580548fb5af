import { FITTING_CATEGORIES, FITTING_UNITS } from '#contract/fitting-values.ts'
import { CONFIDENCES } from '#contract/vehicle.ts'
import { complete, type ChoiceOptions } from './choice.ts'

/** Brand types (R6.8); the stored value is the number. */
export const BRAND_TYPE: ChoiceOptions = {
  spellings: {
    '1': ['passenger', 'passenger car', 'passenger cars', 'pv', '乘用车', '乘用', '轿车'],
    '2': ['commercial', 'commercial vehicle', 'commercial vehicles', 'cv', 'truck', 'bus', '商用车', '商用', '货车', '客车'],
  },
}

export const FITTING_CATEGORY: ChoiceOptions = {
  spellings: complete(FITTING_CATEGORIES, {
    filters: ['filter', '滤清器', '滤芯', '三滤'],
    braking: ['brake', 'brakes', 'brake system', '制动', '刹车', '制动系统', '刹车系统'],
    suspension: ['shock absorber', '悬挂', '悬架', '减震', '底盘悬挂'],
    steering: ['steering system', '转向', '转向系统'],
    engine: ['engine parts', '发动机', '发动机配件', '发动机系统'],
    cooling: ['cooling system', '冷却', '冷却系统', '散热'],
    transmission: ['gearbox', 'clutch', 'drivetrain', '传动', '变速箱', '传动系统', '离合器'],
    electrical: ['electric', 'electrics', 'electronics', '电器', '电气', '电气系统', '电子'],
    lighting: ['lights', 'lamp', 'lamps', '灯光', '车灯', '灯具', '照明'],
    body: ['body parts', 'bodywork', '车身', '车身件', '钣金', '覆盖件'],
    'wheels-tyres': ['wheels', 'tyres', 'tires', 'wheels and tyres', 'wheel', '轮胎', '轮毂', '车轮', '轮毂轮胎'],
    'ev-charging': ['charging', 'ev', 'charger', 'chargers', '充电', '充电桩', '充电设备', '新能源充电'],
    interior: ['interior parts', '内饰', '内饰件'],
    exterior: ['exterior parts', '外饰', '外饰件'],
    fluids: ['oil', 'oils', 'lubricants', 'fluid', '油液', '机油', '润滑油', '油品'],
    'tools-safety': ['tools', 'safety', 'tool', '工具', '安全', '工具安全', '随车工具'],
  }),
}

export const SALE_UNIT: ChoiceOptions = {
  spellings: complete(FITTING_UNITS, {
    piece: ['pc', 'pcs', 'pieces', 'each', 'ea', 'unit', '个', '件', '只', '支', '块', '片', '根', '条', '台'],
    set: ['sets', '套', '组'],
    pair: ['pairs', '对', '副', '双'],
    kit: ['kits', '包', '套装', '修理包'],
    drum: ['barrel', '大桶', '铁桶'],
    bottle: ['bottles', '瓶'],
    canister: ['can', 'jerrycan', '桶', '罐'],
    box: ['boxes', 'carton', 'ctn', '箱', '盒'],
    roll: ['rolls', '卷'],
    metre: ['meter', 'm', '米'],
    litre: ['liter', 'l', '升'],
  }),
}

export const CONFIDENCE: ChoiceOptions = {
  spellings: complete(CONFIDENCES, { high: ['h', 'sure', '高'], medium: ['m', 'mid', 'middle', '中'], low: ['l', 'unsure', '低'] }),
}

export const FUEL_RESTRICTION: ChoiceOptions = {
  spellings: {
    diesel_prohibited: ['no diesel', 'diesel banned', 'diesel prohibited', '禁止柴油', '柴油禁止'],
    ice_prohibited: ['no ice', 'ice banned', 'electric only', 'ice prohibited', '禁止燃油', '仅限电动', '燃油禁止'],
  },
}
