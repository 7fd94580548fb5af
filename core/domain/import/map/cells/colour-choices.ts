import { COLOURS } from '#contract/vehicle.ts'
import { complete, type ChoiceOptions } from './choice.ts'

/** Paints and trims. What no list has stays as it stands. */
export const COLOUR: ChoiceOptions = {
  spellings: complete(COLOURS, {
    white: ['白', '白色', '雪山白', '极地白', 'polar white', 'snow white'],
    'pearl white': ['pearlescent white', 'white pearl', '珍珠白', '珠光白'],
    black: ['黑', '黑色', '曜石黑', '碳晶黑', 'obsidian black'],
    silver: ['银', '银色', '银白', '银灰', 'silvery'],
    grey: ['gray', '灰', '灰色', '水泥灰', 'cement grey'],
    'dark grey': ['dark gray', 'anthracite', 'gunmetal', '深灰', '深灰色', '枪灰', '钛灰'],
    red: ['红', '红色', '中国红'],
    'dark red': ['burgundy', 'wine red', 'maroon', '深红', '暗红', '酒红', '枣红', '深红色'],
    blue: ['蓝', '蓝色'],
    'light blue': ['sky blue', '浅蓝', '天蓝', '冰蓝', '浅蓝色'],
    'dark blue': ['navy', 'navy blue', 'deep blue', '深蓝', '藏蓝', '深蓝色'],
    green: ['绿', '绿色'],
    'dark green': ['deep green', '深绿', '墨绿', '军绿', '深绿色'],
    bronze: ['古铜', '古铜色', '青铜色'],
    brown: ['棕', '棕色', '咖啡色', '褐色'],
    champagne: ['香槟', '香槟色', '香槟金'],
    beige: ['cream', '米', '米色', '米白', '米白色'],
    gold: ['golden', '金', '金色'],
    yellow: ['黄', '黄色'],
    orange: ['橙', '橙色', '橘色'],
    purple: ['violet', '紫', '紫色'],
    'white and blue': ['white/blue', 'white & blue', '白蓝', '蓝白'],
    'black and red': ['black/red', 'black & red', '黑红', '红黑'],
  }),
}
