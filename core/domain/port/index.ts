export { deletePort, findStaffPort, listPortRevisions, savePort } from './edit-port.ts'
export { listPorts } from './list-ports.ts'
export { listStaffPorts } from './list-staff-ports.ts'
