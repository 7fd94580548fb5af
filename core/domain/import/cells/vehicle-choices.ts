import { AUTO_TYPES, ENERGY_TYPES, STEERING_SIDES } from '#contract/vehicle.ts'
import type { ChoiceOptions, Spellings } from './choice.ts'

/** A spelling table that names every value of a closed list. */
function complete<Key extends string>(_values: readonly Key[], spellings: Record<Key, readonly string[]>): Spellings {
  return spellings
}

export const AUTO_TYPE: ChoiceOptions = {
  spellings: complete(AUTO_TYPES, {
    mini: ['mini car', 'microcar', 'city car', 'a00', 'a0', '微型车', '微型', '小型车', '小车', '迷你'],
    sedan: ['saloon', 'car', 'passenger car', '轿车', '三厢', '三厢车', '两厢车', '紧凑型车', '中型车', '中大型车', '大型车', '乘用车'],
    suv: ['sport utility vehicle', 'crossover', 'off-roader', '越野车', '越野', '运动型多用途车', '城市suv', '小型suv', '紧凑型suv', '中型suv', '中大型suv', '大型suv'],
    mpv: ['minivan', 'people carrier', '多用途车', '多功能车', '商务车', '中型mpv', '中大型mpv', '大型mpv'],
    lcv: ['light commercial', 'light commercial vehicle', 'commercial', 'van', 'pickup', 'light truck', '轻型商用车', '商用车', '轻客', '轻卡', '皮卡', '微面', '微卡', '面包车', '厢货', '货车'],
  }),
  patterns: [[/suv/, 'suv'], [/mpv/, 'mpv'], [/皮卡|轻卡|轻客|微面|货车|pickup|truck|van/, 'lcv'], [/轿车|三厢|sedan|saloon/, 'sedan'], [/微型|mini/, 'mini']],
}

export const BODY_TYPE: ChoiceOptions = {
  spellings: {
    sedan: ['saloon', '轿车', '三厢', '三厢车', '三厢轿车', '4门5座三厢车', '掀背车', 'liftback', 'fastback'],
    hatchback: ['hatch', '两厢', '两厢车', '两厢轿车', '5门5座两厢车', '5门4座两厢车', '3门4座两厢车', '小型车', '微型车'],
    wagon: ['estate', 'station wagon', 'touring', '旅行车', '瓦罐', '旅行'],
    suv: ['sport utility vehicle', 'off-roader', '越野车', '运动型多用途车', '5门5座suv', '5门7座suv', '5门6座suv'],
    crossover: ['cuv', 'crossover suv', '跨界', '跨界车', '跨界suv'],
    mpv: ['minivan', 'people carrier', '多用途车', '商务车', '5门7座mpv'],
    coupe: ['coupé', '双门轿跑', '轿跑', '跑车', '硬顶跑车', '双门跑车'],
    convertible: ['cabriolet', 'cabrio', 'roadster', '敞篷', '敞篷车', '软顶敞篷车', '敞篷跑车'],
    pickup: ['pick-up', 'pickup truck', 'double cab', 'ute', '皮卡', '皮卡车'],
    van: ['panel van', 'cargo van', 'delivery van', '面包车', '厢式货车', '厢货', '封闭货车', '物流车', '微面', '封闭式货车'],
    minibus: ['mini bus', 'passenger van', '轻客', '轻型客车', '中巴', '小巴', '小型客车'],
    bus: ['coach', 'city bus', '客车', '大客车', '大巴', '公交车', '旅游客车', '公交'],
    truck: ['cargo truck', 'lorry', 'light truck', 'rigid truck', 'box truck', 'flatbed', '货车', '卡车', '载货车', '轻卡', '微卡', '重卡', '中卡', '栏板车', '仓栅车'],
    tractor: ['tractor head', 'tractor truck', 'tractor unit', 'prime mover', '牵引车', '牵引头', '半挂牵引车'],
    dump: ['dump truck', 'tipper', 'dumper', '自卸车', '自卸', '翻斗车'],
    mixer: ['mixer truck', 'concrete mixer', '搅拌车', '混凝土搅拌车', '水泥搅拌车'],
    trailer: ['semi-trailer', 'semitrailer', '挂车', '半挂车', '半挂'],
    special: ['special vehicle', 'special purpose', 'refrigerated truck', 'fire truck', 'ambulance', 'sprinkler', 'crane truck', '专用车', '特种车', '冷藏车', '洒水车', '消防车', '救护车', '油罐车', '房车'],
  },
  patterns: [
    [/越野|suv/, 'suv'], [/mpv|商务/, 'mpv'], [/敞篷|cabrio|convertible/, 'convertible'], [/皮卡|pickup/, 'pickup'], [/牵引/, 'tractor'], [/自卸/, 'dump'], [/搅拌/, 'mixer'],
    [/两厢|hatch/, 'hatchback'], [/三厢|轿车|sedan|saloon/, 'sedan'], [/旅行|wagon|estate/, 'wagon'], [/客车|巴士/, 'bus'], [/冷藏|洒水|消防|专用/, 'special'], [/货车|卡车/, 'truck'],
  ],
}

export const ENERGY_TYPE: ChoiceOptions = {
  spellings: complete(ENERGY_TYPES, {
    BEV: ['ev', 'electric', 'pure electric', 'battery electric', 'full electric', '纯电动', '纯电', '电动', '纯电动车', '电动汽车', '纯电动汽车', '纯电车型'],
    PHEV: ['plug-in hybrid', 'plugin hybrid', 'plug in hybrid', 'phv', 'dm-i', 'dm', '插电混动', '插电式混合动力', '插混', '插电式混动', '插电混合动力', '插电', '汽油+插电混动', '插电式'],
    EREV: ['reev', 'rev', 'extended-range', 'extended range', 'range extender', 'range extended', '增程式', '增程', '增程式电动', '增程式混动', '增程电动', '增程式混合动力', '汽油+增程'],
    HEV: ['hybrid', 'full hybrid', 'self-charging hybrid', '混动', '油电混动', '油电混合', '混合动力', '油混', '普通混动', '双擎', '油电混合动力'],
    MHEV: ['mild hybrid', '48v', '48v mild hybrid', '轻混', '48v轻混', '轻度混合动力', '48v轻混系统', '汽油+48v轻混系统', '轻混动力'],
    ICE: ['petrol', 'gasoline', 'gas', 'diesel', 'fuel', 'internal combustion', 'combustion', 'gasoline engine', '汽油', '柴油', '燃油', '燃油车', '汽油车', '柴油车', '汽油机', '柴油机', '传统燃油', '油车'],
    FCEV: ['fuel cell', 'hydrogen', 'hydrogen fuel cell', '氢燃料', '燃料电池', '氢燃料电池', '氢能'],
    CNG: ['natural gas', 'lng', 'ng', '天然气', '压缩天然气', '液化天然气', '燃气'],
    LPG: ['autogas', '液化石油气', '石油气'],
  }),
  patterns: [[/插电|phev|插混/, 'PHEV'], [/增程|erev|reev/, 'EREV'], [/48v|轻混|mild/, 'MHEV'], [/纯电/, 'BEV'], [/混动|混合|hybrid/, 'HEV'], [/汽油|柴油|petrol|diesel|gasoline/, 'ICE']],
}

export const STEERING: ChoiceOptions = {
  spellings: complete(STEERING_SIDES, {
    left: ['lhd', 'l', 'left hand', 'left hand drive', 'left-hand', '左舵', '左', '左驾', '左侧'],
    right: ['rhd', 'r', 'right hand', 'right hand drive', 'right-hand', '右舵', '右', '右驾', '右侧'],
    both: ['lhd/rhd', 'rhd/lhd', 'lhd rhd', 'lhd & rhd', 'lhd and rhd', 'lhd or rhd', 'any', 'left/right', 'left and right', '左右舵', '左舵/右舵', '左/右舵', '左右', '均可', '都可', '左右均可', '左舵右舵', '左舵、右舵'],
  }),
}

export const TRANSMISSION: ChoiceOptions = {
  spellings: {
    MT: ['manual', 'manual transmission', '手动', '手动挡', '手动档', '手动变速箱', '机械式', 'm/t', '手动变速器'],
    AT: ['automatic', 'auto', 'automatic transmission', '自动', '自动挡', '自动档', '手自一体', '自动变速箱', 'tiptronic', 'a/t', '液力自动'],
    AMT: ['automated manual', 'automated manual transmission', '机械式自动', '自动离合', '电控机械式'],
    DCT: ['dual clutch', 'dual-clutch', 'dsg', 'dct wet', '双离合', '湿式双离合', '干式双离合', '双离合变速箱'],
    CVT: ['continuously variable', '无级变速', '无级', '无级变速箱', 'cvt无级变速'],
    'e-CVT': ['ecvt', 'dht', 'e-cvt', 'dedicated hybrid', '电子无级变速', 'e-cvt无级变速', '混动专用变速箱', '混动变速箱', 'ehs'],
    'single-speed': ['single speed', '1-speed', 'fixed gear', 'single speed reducer', 'reduction gear', 'single reduction', 'direct drive', '单速', '单速变速箱', '单级减速', '单级减速器', '固定齿比', '固定齿轮比', '固定齿比变速箱', '电动车单速变速箱', '单档', '单挡'],
  },
  patterns: [
    [/ecvt|dht|混动专用/, 'e-CVT'], [/双离合|dct|dsg|dualclutch/, 'DCT'], [/cvt|无级/, 'CVT'], [/amt/, 'AMT'], [/单速|单级|固定齿|singlespeed|1speed|减速器/, 'single-speed'], [/手自一体|自动|automatic|^\d{1,2}(?:速|挡|档|speed)?at$/, 'AT'],
    [/手动|manual|^\d{1,2}(?:速|挡|档|speed)?mt$/, 'MT'],
  ],
}

/** `6x4` in a drive cell is the axle configuration of a truck; 4x4 of a light vehicle is selectable four-wheel drive. */
export const DRIVE_TYPE: ChoiceOptions = {
  spellings: {
    FWD: ['2wd', 'front', 'front wheel drive', 'front-wheel drive', 'ff', '前驱', '前置前驱', '前轮驱动', '前轮', '前驱动'],
    RWD: ['rear', 'rear wheel drive', 'rear-wheel drive', 'fr', 'mr', 'rr', '后驱', '前置后驱', '后置后驱', '后轮驱动', '后轮', '中置后驱', '后驱动'],
    AWD: ['all wheel drive', 'all-wheel drive', 'full time 4wd', 'e-awd', 'quattro', 'xdrive', '4matic', '四驱', '全时四驱', '适时四驱', '电动四驱', '双电机四驱', '前置四驱', '四轮驱动', '全轮驱动', '智能四驱', '超选四驱'],
    '4WD': ['4x4', 'four wheel drive', 'four-wheel drive', 'part time 4wd', 'part-time 4wd', '分时四驱', '手动四驱', '4×4', '4*4', '6x6', '8x8'],
  },
  patterns: [[/^(4[x×*]2|6[x×*]2|6[x×*]4|8[x×*]4|8[x×*]2|10[x×*]4)/, 'RWD'], [/分时四驱/, '4WD'], [/四驱|四轮驱动/, 'AWD'], [/后驱/, 'RWD'], [/前驱/, 'FWD']],
  also: (_value, text) => {
    const axles = /^(\d{1,2})\s*[x×*]\s*(\d)/i.exec(text)
    return axles && !(axles[1] === '4' && axles[2] === '4') ? { axle_config: `${axles[1]}x${axles[2]}` } : null
  },
}

export const BATTERY_TYPE: ChoiceOptions = {
  spellings: {
    LFP: ['lifepo4', 'lithium iron phosphate', 'blade', 'blade battery', '磷酸铁锂', '磷酸铁锂电池', '铁锂', '刀片电池', '弗迪刀片电池'],
    NMC: ['ncm', 'ternary', 'ternary lithium', 'li-nmc', '三元锂', '三元锂电池', '三元', '三元锂离子电池'],
    'Li-ion': ['lithium-ion', 'lithium ion', 'lithium', '锂离子', '锂电池', '锂离子电池', '锂电'],
    LMO: ['lithium manganese', '锰酸锂', '锰酸锂电池'],
    LTO: ['lithium titanate', '钛酸锂', '钛酸锂电池'],
    NiMH: ['ni-mh', 'nickel metal hydride', '镍氢', '镍氢电池'],
    'Na-ion': ['sodium-ion', 'sodium ion', '钠离子', '钠离子电池', '钠电池'],
    'lead-acid': ['lead acid', '铅酸', '铅酸电池'],
  },
  patterns: [[/磷酸铁锂|lfp/, 'LFP'], [/三元|nmc|ncm/, 'NMC'], [/镍氢/, 'NiMH'], [/锂离子/, 'Li-ion']],
}

export const CHARGE_PORT: ChoiceOptions = {
  spellings: {
    'GB/T': ['gbt', 'gb', 'gb/t 20234', 'chinese standard', 'china standard', '国标', '国标接口', '中国标准'],
    CCS2: ['ccs 2', 'ccs combo 2', 'combo 2', 'combo2', 'ccs type 2', 'european standard', '欧标', '欧标ccs2'],
    CCS1: ['ccs 1', 'ccs combo 1', 'combo 1', '美标'],
    'Type 2': ['type2', 'mennekes', '欧标type2'],
    'Type 1': ['type1', 'j1772'],
    CHAdeMO: ['chademo', '日标'],
    NACS: ['tesla', 'tesla nacs', 'nacs', '特斯拉'],
  },
}

export const RANGE_CYCLE: ChoiceOptions = {
  spellings: { CLTC: ['cltc-p', 'cltc-c', 'cltc工况', '中国工况'], NEDC: ['nedc工况'], WLTP: ['wltc', 'wltp工况'], EPA: ['epa工况'] },
}

/** The cycle may stand with the range: `550km(CLTC)`. */
export function splitCycle(text: string): { cycle: string | null; rest: string } {
  const found = /(cltc|nedc|wltp|wltc|epa)(?:-[a-z])?(?:工况)?/i.exec(text)
  if (!found) return { cycle: null, rest: text }
  const name = (found[1] ?? '').toUpperCase()
  return { cycle: name === 'WLTC' ? 'WLTP' : name, rest: text.replace(found[0], ' ').replace(/[([{（]\s*[)\]}）]/g, ' ').trim() }
}
