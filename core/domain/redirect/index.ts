export { deleteRedirect, findStaffRedirect, listRedirects, saveRedirect } from './edit-redirect.ts'
export { findRedirect, type Redirect } from './find-redirect.ts'
export { moveAddress } from './move-address.ts'
