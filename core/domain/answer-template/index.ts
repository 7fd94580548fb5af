export { deleteAnswerTemplate, findAnswerTemplate, listAnswerTemplateRevisions, saveAnswerTemplate } from './edit-answer-template.ts'
export { fillTemplate } from './fill-template.ts'
export { findAnswerFields } from './find-answer-fields.ts'
export { listAnswerTemplates } from './list-answer-templates.ts'
