import { expect, test } from 'vitest'
import { uploadAddressOf } from './upload-address.ts'

const FORM = { uploader: 'stranger', isPage: true }
const CALL = { uploader: 'stranger', isPage: false }
const STAFF = { uploader: 'staff', isPage: false }

test.each([
  ['/netWork', FORM],
  ['/netWork?x=1', FORM],
  ['/netWork/', FORM],
  ['/netWork.data', FORM],
  ['/netWork.data?_routes=a', FORM],
  ['/netWork/_.data', FORM],
  ['/NETWORK', FORM],
  ['/net%57ork', FORM],
  ['//netWork', FORM],
  ['/x/../netWork', FORM],
  ['/netWork/status/Code', FORM],
  ['/network/Status/code.data', FORM],
  ['/api/dealer/apply', CALL],
  ['/api/dealer/documents', CALL],
  ['/api/webhook/mail', CALL],
  ['/admin/api/media?owner_kind=car', STAFF],
  ['/admin/api/pictures', STAFF],
  ['/admin/api/setting-pictures', STAFF],
  ['/admin/api/documents', STAFF],
  ['/admin/api/imports', STAFF],
  ['/admin/api/translations/import', STAFF],
])('%s takes files', (target, address) => {
  expect(uploadAddressOf(target)).toMatchObject(address)
})

test.each([
  '/',
  '',
  '*',
  '/contactUs',
  '/api/clue/record',
  '/netWork/status',
  '/netWork/status/code/more',
  '/netWork/received',
  '/netWorks',
  '/netWork%',
  '/api/dealer/applyx',
  '/admin/api/media-places',
])('%s takes none', (target) => {
  expect(uploadAddressOf(target)).toBeNull()
})
