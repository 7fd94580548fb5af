import type { Spellings } from '#core/domain/wish/wish.ts'

/** Words that mean in one language what they mean in no other: there this meaning is the only one. */
export const LOCAL_SPELLINGS: readonly Spellings[] = [
  { meaning: { is: 'filler' }, spellings: ['van', 'den', 'ter', 'auto', 'wagen'], locales: ['nl'] },
  { meaning: { is: 'filler' }, spellings: ['auto', 'wagen', 'die', 'ab werk'], locales: ['de'] },
  {
    meaning: {
      is: 'values',
      values: [
        { name: 'body', value: 'bus' },
        { name: 'body', value: 'minibus' },
      ],
    },
    spellings: ['autocarro', 'autocarros'],
    locales: ['pt'],
  },
  {
    meaning: {
      is: 'values',
      values: [
        { name: 'body', value: 'truck' },
        { name: 'body', value: 'dump' },
        { name: 'body', value: 'tractor' },
      ],
    },
    spellings: ['autocarro', 'autocarri'],
    locales: ['it'],
  },
  {
    meaning: {
      is: 'values',
      values: [
        { name: 'body', value: 'van' },
        { name: 'body', value: 'minibus' },
      ],
    },
    spellings: ['kombi', 'perua', 'carrinha de carga'],
    locales: ['pt'],
  },
  {
    meaning: {
      is: 'values',
      values: [
        { name: 'body', value: 'bus' },
        { name: 'body', value: 'minibus' },
      ],
    },
    spellings: ['car', 'cars', 'car de transport', 'car de tourisme'],
    locales: ['fr'],
  },
  { meaning: { is: 'values', values: [{ name: 'body', value: 'pickup' }] }, spellings: ['carrinha de caixa aberta', 'caixa aberta'], locales: ['pt'] },
  {
    meaning: {
      is: 'values',
      values: [
        { name: 'body', value: 'minibus' },
        { name: 'body', value: 'mpv' },
        { name: 'body', value: 'van' },
        { name: 'body', value: 'wagon' },
      ],
    },
    spellings: ['carrinha', 'carrinhas'],
    locales: ['pt'],
  },
  {
    meaning: {
      is: 'values',
      values: [
        { name: 'body', value: 'van' },
        { name: 'auto_type', value: 'lcv' },
      ],
    },
    spellings: ['utilitaire', 'utilitaires'],
    locales: ['fr'],
  },
  {
    meaning: {
      is: 'values',
      values: [
        { name: 'body', value: 'van' },
        { name: 'body', value: 'minibus' },
      ],
    },
    spellings: ['وین'],
    locales: ['ur'],
  },
  {
    meaning: {
      is: 'values',
      values: [
        { name: 'body', value: 'minibus' },
        { name: 'body', value: 'van' },
        { name: 'body', value: 'bus' },
      ],
    },
    spellings: ['chapa', 'chapas', 'chapeiro'],
    locales: ['pt'],
  },
  {
    meaning: {
      is: 'values',
      values: [
        { name: 'body', value: 'minibus' },
        { name: 'body', value: 'van' },
        { name: 'body', value: 'bus' },
      ],
    },
    spellings: ['micro', 'micros', 'liebre', 'rapidito', 'combis'],
    locales: ['es'],
  },
  {
    meaning: {
      is: 'values',
      values: [
        { name: 'body', value: 'minibus' },
        { name: 'body', value: 'van' },
      ],
    },
    spellings: ['kombi', 'kombis', 'quantum'],
    locales: ['en'],
  },
  { meaning: { is: 'question' }, spellings: ['کیا'], locales: ['ur'] },
]
