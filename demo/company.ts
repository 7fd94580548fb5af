import type { Company } from '#contract/home.ts'

/** A company that does not exist, with numbers and addresses that reach nobody. */
export const DEMO_COMPANY: Company = {
  name: 'Quayline',
  whatsapp: '+86 138 0000 0000',
  phone: '+86 400 555 0100',
  mail: 'sales@quayline.example',
  facebook: 'https://facebook.example/quayline',
  instagram: 'https://instagram.example/quayline',
  youtube: 'https://youtube.example/quayline',
}
