import { losesLetters, shortHash, slugify } from '#core/domain/sign/index.ts'

/** The sign of a model in addresses, made of its name alone: `CS75 Plus` is `cs75-plus`. A name that Latin letters cannot write keeps a fingerprint. */
export function modelSign(name: string): string {
  const slug = slugify(name)
  return slug !== '' && !losesLetters(name) ? slug : [slug, shortHash([name])].filter((part) => part !== '').join('-')
}
