export { deleteImportRule, findStaffImportRule, listImportRuleRevisions, saveImportRule } from './edit-import-rule.ts'
export { listStaffImportRules } from './list-staff-import-rules.ts'
