export { deletePort, findStaffPort, listPortRevisions, savePort } from './edit-port.ts'
export { listStaffPorts } from './list-staff-ports.ts'
