import type { Company } from '#contract/home.ts'

/** Contact data of the demonstration: well-formed, clearly made up, and nobody's (example domain, 0100 number). */
export const DEMO_COMPANY: Company = {
  name: 'Quayline',
  whatsapp: '+86 400 555 0100',
  phone: '+86 400 555 0100',
  mail: 'sales@quayline.example',
  facebook: 'https://facebook.example/quayline',
  instagram: 'https://instagram.example/quayline',
  youtube: 'https://youtube.example/quayline',
}
