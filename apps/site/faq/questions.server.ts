/** Questions by subject; each name stands for two messages, `<name>Question` and `<name>Answer`. */
export const QUESTIONS = {
  vehicle: ['faq.price', 'faq.time', 'faq.import', 'faq.inspection'],
  order: ['faq.payment', 'faq.parts', 'faq.single'],
  electric: ['faq.plug', 'faq.range', 'faq.battery', 'faq.screen'],
  electricShipping: ['faq.lithium', 'faq.licence'],
  plugIn: ['faq.hybrid', 'faq.uncharged', 'faq.screen', 'faq.payment'],
  truck: ['faq.body', 'faq.fuel', 'faq.stock', 'faq.truck'],
  bus: ['faq.fuel', 'faq.stock', 'faq.truck', 'faq.payment'],
  electricTruck: ['faq.plug', 'faq.range', 'faq.stock', 'faq.truck'],
  used: ['faq.unit', 'faq.mileage', 'faq.report', 'faq.age', 'faq.papers', 'faq.price'],
  usedElectric: ['faq.plug', 'faq.screen'],
  usedOther: ['faq.time', 'faq.payment'],
  fittings: ['fittings.fit', 'faq.original', 'fittings.ship', 'fittings.less', 'faq.payment'],
  price: ['faq.price', 'faq.terms', 'faq.single'],
  payment: ['faq.payment', 'faq.account', 'faq.inspection'],
  shipping: ['faq.time', 'faq.vessel', 'faq.import', 'faq.customs'],
  service: ['faq.warranty', 'faq.workshop', 'faq.urgent', 'faq.parts', 'faq.update'],
  club: ['faq.join', 'faq.level', 'faq.voucher'],
  dealer: ['dealer.faq1', 'dealer.faq2', 'dealer.faq3', 'dealer.faq4', 'dealer.faq5'],
} as const satisfies Record<string, readonly string[]>

export type QuestionSubject = keyof typeof QUESTIONS

type Kind = { body_type: string | null; energy_type: string | null }

const TRUCK_BODIES = new Set<string | null>(['truck', 'dump', 'mixer', 'tractor', 'special'])
const BUS_BODIES = new Set<string | null>(['bus', 'minibus', 'van'])

/** Subjects that help the buyer of a new vehicle: those of every vehicle, and those of its body and energy. Eight questions at most. */
export function subjectsOfCar({ body_type: body, energy_type: energy }: Kind): readonly QuestionSubject[] {
  const isElectric = energy === 'BEV'
  if (TRUCK_BODIES.has(body) || BUS_BODIES.has(body)) return ['vehicle', isElectric ? 'electricTruck' : TRUCK_BODIES.has(body) ? 'truck' : 'bus']
  if (isElectric) return ['vehicle', 'electric']
  return ['vehicle', energy === 'PHEV' || energy === 'EREV' ? 'plugIn' : 'order']
}

/** Subjects that help the buyer of a used unit. */
export function subjectsOfUsed({ energy_type: energy }: Pick<Kind, 'energy_type'>): readonly QuestionSubject[] {
  return ['used', energy === 'BEV' ? 'usedElectric' : 'usedOther']
}
