import { DRIVE_TYPES, RANGE_CYCLES, STEERING_SIDES, TRANSMISSIONS } from '#contract/vehicle.ts'
import { complete, type ChoiceOptions } from './choice.ts'

export const STEERING: ChoiceOptions = {
  spellings: complete(STEERING_SIDES, {
    left: [
      'lhd',
      'l',
      'lh',
      'left hand',
      'left hand drive',
      'left-hand',
      'left hand steering',
      '左舵',
      '左',
      '左驾',
      '左侧',
      '左舵车',
      '左方向盘',
      '左置',
      '方向盘左',
      '方向盘左置',
      '左侧驾驶',
    ],
    right: [
      'rhd',
      'r',
      'rh',
      'right hand',
      'right hand drive',
      'right-hand',
      'right hand steering',
      '右舵',
      '右',
      '右驾',
      '右侧',
      '右舵车',
      '右方向盘',
      '右置',
      '方向盘右',
      '方向盘右置',
      '右侧驾驶',
    ],
    both: [
      'lhd/rhd',
      'rhd/lhd',
      'lhd rhd',
      'lhd & rhd',
      'lhd and rhd',
      'lhd or rhd',
      'any',
      'left/right',
      'left and right',
      '左右舵',
      '左舵/右舵',
      '左/右舵',
      '左右',
      '均可',
      '都可',
      '左右均可',
      '左舵右舵',
      '左舵、右舵',
    ],
  }),
}

export const TRANSMISSION: ChoiceOptions = {
  spellings: complete(TRANSMISSIONS, {
    MT: ['manual', 'manual transmission', '手动', '手动挡', '手动档', '手动变速箱', '机械式', 'm/t', '手动变速器'],
    AT: ['automatic', 'auto', 'automatic transmission', '自动', '自动挡', '自动档', '手自一体', '自动变速箱', 'tiptronic', 'a/t', '液力自动'],
    AMT: ['automated manual', 'automated manual transmission', '机械式自动', '自动离合', '电控机械式'],
    DCT: ['dual clutch', 'dual-clutch', 'dsg', 'dct wet', '双离合', '湿式双离合', '干式双离合', '双离合变速箱'],
    CVT: ['continuously variable', '无级变速', '无级', '无级变速箱', 'cvt无级变速'],
    'e-CVT': ['ecvt', 'dht', 'e-cvt', 'dedicated hybrid', '电子无级变速', 'e-cvt无级变速', '混动专用变速箱', '混动变速箱', 'ehs'],
    'single-speed': [
      'single speed',
      '1-speed',
      'fixed gear',
      'single speed reducer',
      'reduction gear',
      'single reduction',
      'direct drive',
      '单速',
      '单速变速箱',
      '单级减速',
      '单级减速器',
      '固定齿比',
      '固定齿轮比',
      '固定齿比变速箱',
      '电动车单速变速箱',
      '单档',
      '单挡',
    ],
  }),
  patterns: [
    [/ecvt|dht|混动专用/, 'e-CVT'],
    [/双离合|dct|dsg|dualclutch/, 'DCT'],
    [/cvt|无级/, 'CVT'],
    [/amt/, 'AMT'],
    [/单速|单级|固定齿|singlespeed|1speed|减速器/, 'single-speed'],
    [/手自一体|自动|automatic|^\d{1,2}(?:速|挡|档|speed)?(?:at|auto)$/, 'AT'],
    [/手动|manual|^\d{1,2}(?:速|挡|档|speed)?mt$/, 'MT'],
  ],
  // `Automatic` and 自动 are said of everything without a clutch pedal.
  refines: { DCT: ['AT'], CVT: ['AT'], AMT: ['AT'], 'e-CVT': ['AT', 'CVT'], 'single-speed': ['AT'] },
}

/** `6x4` in a drive cell is the axle configuration of a truck; 4x4 of a light vehicle is selectable four-wheel drive. */
export const DRIVE_TYPE: ChoiceOptions = {
  spellings: complete(DRIVE_TYPES, {
    FWD: ['2wd', 'front', 'front wheel drive', 'front-wheel drive', 'ff', '前驱', '前置前驱', '前轮驱动', '前轮', '前驱动'],
    RWD: ['rear', 'rear wheel drive', 'rear-wheel drive', 'fr', 'mr', 'rr', '后驱', '前置后驱', '后置后驱', '后轮驱动', '后轮', '中置后驱', '后驱动'],
    AWD: [
      'all wheel drive',
      'all-wheel drive',
      'full time 4wd',
      'e-awd',
      'quattro',
      'xdrive',
      '4matic',
      '四驱',
      '全时四驱',
      '适时四驱',
      '电动四驱',
      '双电机四驱',
      '前置四驱',
      '四轮驱动',
      '全轮驱动',
      '智能四驱',
      '超选四驱',
    ],
    '4WD': ['4x4', 'four wheel drive', 'four-wheel drive', 'part time 4wd', 'part-time 4wd', '分时四驱', '手动四驱', '4×4', '4*4', '6x6', '8x8'],
  }),
  patterns: [
    [/^(4[x×*]2|6[x×*]2|6[x×*]4|8[x×*]4|8[x×*]2|10[x×*]4)/, 'RWD'],
    [/分时四驱/, '4WD'],
    [/四驱|四轮驱动/, 'AWD'],
    [/后驱/, 'RWD'],
    [/前驱/, 'FWD'],
  ],
  refines: { '4WD': ['AWD'] },
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
  patterns: [
    [/磷酸铁锂|lfp/, 'LFP'],
    [/三元|nmc|ncm/, 'NMC'],
    [/镍氢/, 'NiMH'],
    [/锂离子/, 'Li-ion'],
  ],
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
  spellings: complete(RANGE_CYCLES, { CLTC: ['cltc-p', 'cltc-c', 'cltc工况', '中国工况'], NEDC: ['nedc工况'], WLTP: ['wltc', 'wltp工况'], EPA: ['epa工况'] }),
}

/** The cycle may stand with the range: `550km(CLTC)`. */
export function splitCycle(text: string): { cycle: string | null; rest: string } {
  const found = /(cltc|nedc|wltp|wltc|epa)(?:-[a-z])?(?:工况)?/i.exec(text)
  if (!found) return { cycle: null, rest: text }
  const name = (found[1] ?? '').toUpperCase()
  return {
    cycle: name === 'WLTC' ? 'WLTP' : name,
    rest: text
      .replace(found[0], ' ')
      .replace(/[([{（]\s*[)\]}）]/g, ' ')
      .trim(),
  }
}
