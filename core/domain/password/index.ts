export { isCommonMemberPassword } from './common-index.ts'
export { isCommonPassword } from './is-common-password.ts'
export { transformPassword } from './transform-password.ts'
