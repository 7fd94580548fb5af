export { authenticatePartner, type SignedRequest } from './authenticate-partner.ts'
export { deleteExpiredNonces } from './delete-expired-nonces.ts'
export { listStock } from './list-stock.ts'
export { createPartner, disablePartner, listPartners, renewPartnerSecret, type PartnerKeys } from './manage-partner.ts'
