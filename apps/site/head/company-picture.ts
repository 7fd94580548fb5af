export const COMPANY_PICTURE_PREFIX = '/company-picture/'

/** What is made of the company's logo and icon. `plate`: the logo on a light ground, for dark pages; `shared`: for shared links. */
export const COMPANY_PICTURE_FORMS = ['icon-32', 'icon-180', 'icon-192', 'icon-512', 'maskable-512', 'plate', 'shared'] as const
export type CompanyPictureForm = (typeof COMPANY_PICTURE_FORMS)[number]

/** The address of a form of a picture of this host; as the picture's own, it never changes its content. */
export function companyPicture(form: CompanyPictureForm, src: string): string {
  return `${COMPANY_PICTURE_PREFIX}${form}/${src.replace(/^\//, '')}.png`
}
