export { createHandover } from './create-handover.ts'
export { redeemHandover } from './redeem-handover.ts'
