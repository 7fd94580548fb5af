import { FAQ_TOPICS, type FaqTopic } from '#contract/content-values.ts'

/** Questions that a site starts with, by where they stand; each name stands for two messages, `<name>Question` and `<name>Answer`. */
const FIRST_QUESTIONS = {
  car: ['faq.price', 'faq.time', 'faq.import', 'faq.inspection'],
  car_electric: ['faq.plug', 'faq.range', 'faq.battery', 'faq.screen'],
  // How it is paid stands beside the price.
  car_plug_in: ['faq.hybrid', 'faq.uncharged', 'faq.screen'],
  car_other: ['faq.payment', 'faq.parts', 'faq.single'],
  truck: ['faq.body', 'faq.fuel', 'faq.stock', 'faq.truck'],
  bus: ['faq.fuel', 'faq.stock', 'faq.truck', 'faq.payment'],
  electric_truck: ['faq.plug', 'faq.range', 'faq.stock', 'faq.truck'],
  used: ['faq.unit', 'faq.mileage', 'faq.report', 'faq.age', 'faq.papers', 'faq.price'],
  used_electric: ['faq.plug', 'faq.screen'],
  used_other: ['faq.time', 'faq.payment'],
  fitting: ['fittings.fit', 'faq.original', 'fittings.ship', 'fittings.less', 'faq.payment'],
  purchase: [
    'faq.price',
    'faq.terms',
    'faq.single',
    'faq.payment',
    'faq.account',
    'faq.inspection',
    'faq.time',
    'faq.vessel',
    'faq.import',
    'faq.customs',
    'faq.lithium',
    'faq.licence',
  ],
  service: ['faq.warranty', 'faq.workshop', 'faq.urgent', 'faq.parts', 'faq.update'],
  club: ['faq.join', 'faq.level', 'faq.voucher'],
  dealer: ['dealer.faq1', 'dealer.faq2', 'dealer.faq3', 'dealer.faq4', 'dealer.faq5'],
} as const satisfies Record<FaqTopic, readonly string[]>

export type FirstQuestion = (typeof FIRST_QUESTIONS)[FaqTopic][number]

/** Each question once, in one order, with everywhere that it stands. */
export function firstQuestions(): { name: FirstQuestion; topics: FaqTopic[] }[] {
  const names = [...new Set(FAQ_TOPICS.flatMap((topic): readonly FirstQuestion[] => FIRST_QUESTIONS[topic]))]
  return names.map((name) => ({ name, topics: FAQ_TOPICS.filter((topic) => (FIRST_QUESTIONS[topic] as readonly FirstQuestion[]).includes(name)) }))
}
