export { recordEnquiry } from './record-enquiry.ts'
