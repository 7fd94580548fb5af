export { deleteImportRule, findStaffImportRule, listImportRuleRevisions, saveImportRule } from './edit-import-rule.ts'
export { noteSampleRules } from './note-sample-rules.ts'
export { readAdmittedVehicles } from './read-admitted-vehicles.ts'
export { listStaffImportRules } from './list-staff-import-rules.ts'
