import { USED_CAR_STATUSES } from '#contract/used-values.ts'
import { complete, type ChoiceOptions } from './choice.ts'

export const PREVIOUS_USE: ChoiceOptions = {
  spellings: {
    private: ['private use', 'personal', 'individual', 'non-commercial', '非营运', '私家车', '私人', '个人', '家用', '私用', '非营业'],
    company: ['corporate', 'company car', 'business', 'fleet', 'company use', '公司', '单位', '公户', '企业', '公务', '公务用车', '单位用车', '公车'],
    rental: ['rent', 'rental car', 'lease', 'leasing', 'hire', '租赁', '租车', '出租租赁'],
    demo: ['demonstration', 'test drive', 'demo car', 'showroom', '试驾', '试驾车', '展车', '试乘试驾'],
    ride_hailing: ['ride hailing', 'ride-hailing', 'e-hailing', 'uber', 'didi', '网约车', '滴滴', '预约出租'],
    taxi: ['cab', '出租车', '出租客运', '的士'],
    freight: ['cargo', 'goods', 'logistics', 'haulage', '货运', '物流', '营运货车', '运输'],
    passenger_transport: ['passenger transport', 'passenger', 'coach service', 'public transport', '客运', '公路客运', '旅游客运', '公交', '公交客运'],
    construction: ['site', 'engineering', 'construction site', '工程', '工地', '工程车'],
    zero_mileage: ['zero mileage', 'zero-mileage', 'zero km', '0 km', '零公里', '准新车', '零公里二手车'],
    export_stock: ['export stock', 'stock', 'unregistered', 'new stock', '出口库存', '库存车', '未上牌'],
  },
  // Registered for carrying people or goods for hire, without saying which; never private or company use.
  rough: { 营运: 'passenger_transport', 营业: 'passenger_transport', 运营: 'passenger_transport' },
}

export const USED_STATUS: ChoiceOptions = {
  spellings: complete(USED_CAR_STATUSES, {
    available: ['in stock', 'for sale', 'on sale', 'active', 'free', '在售', '可售', '待售', '在库', '库存', '有货', '销售中'],
    reserved: ['booked', 'hold', 'on hold', 'deposit paid', '预订', '预定', '已预订', '已预定', '已订', '已定', '保留'],
    sold: ['sold out', 'gone', 'delivered', '已售', '已售出', '售出', '售罄', '已出售', '成交'],
  }),
}
