import { z } from 'zod'
import {
  answerFieldsSchema,
  answerTemplatePageSchema,
  answerTemplateSchema,
  fillAnswerTemplateInputSchema,
  filledTemplateSchema,
  findAnswerFieldsInputSchema,
  listAnswerTemplatesInputSchema,
  saveAnswerTemplateInputSchema,
} from '#contract/answer-template.ts'
import { revisionSchema } from '#contract/revision.ts'
import {
  deleteAnswerTemplate,
  fillTemplate,
  findAnswerFields,
  findAnswerTemplate,
  listAnswerTemplateRevisions,
  listAnswerTemplates,
  saveAnswerTemplate,
} from '#core/domain/answer-template/index.ts'
import { defineCall, type AnyCall } from '#apps/admin/api/call.ts'

const one = z.strictObject({ id: z.coerce.number().int().min(1) })
/** Twelve languages, each with a long text. */
const BODY_LIMIT = 512 * 1024

/** Templates of answers: write them, and fill them in for a lead. `siteOrigin`: from where links into the site begin. */
export function answerTemplateCalls({ siteOrigin }: { siteOrigin: string }): readonly AnyCall[] {
  return [...readingCalls(), ...fillingCalls(siteOrigin), ...writingCalls()]
}

function readingCalls(): AnyCall[] {
  return [
    defineCall({
      method: 'get',
      path: '/answer-templates',
      access: 'enquiry.read',
      summary: 'Templates of answers by name, with the languages that they have',
      input: listAnswerTemplatesInputSchema,
      data: answerTemplatePageSchema,
      run: ({ ctx, input }) => listAnswerTemplates({ ctx, input }),
    }),
    defineCall({
      method: 'get',
      path: '/answer-templates/{id}',
      access: 'enquiry.read',
      summary: 'A template with its words in every language',
      input: one,
      data: answerTemplateSchema,
      run: ({ ctx, input }) => findAnswerTemplate({ ctx, input }),
    }),
    defineCall({
      method: 'get',
      path: '/answer-templates/{id}/revisions',
      access: 'enquiry.read',
      summary: 'What was changed of a template, newest first',
      input: one,
      data: z.array(revisionSchema),
      run: ({ ctx, input }) => listAnswerTemplateRevisions({ ctx, input }),
    }),
  ]
}

function fillingCalls(siteOrigin: string): AnyCall[] {
  return [
    defineCall({
      method: 'get',
      path: '/answer-fields',
      access: 'enquiry.read',
      summary: 'What an enquiry knows of the fields of templates, in words of a language',
      input: findAnswerFieldsInputSchema,
      data: answerFieldsSchema,
      run: ({ ctx, input }) => findAnswerFields({ ctx, input: { ...input, siteOrigin } }),
    }),
    defineCall({
      method: 'post',
      path: '/answer-templates/{id}/fill',
      access: 'enquiry.read',
      summary: 'A template filled in for an enquiry; what the enquiry does not know stays as `{{field}}`. Nothing is changed or sent',
      input: fillAnswerTemplateInputSchema,
      data: filledTemplateSchema,
      run: ({ ctx, input }) => fillTemplate({ ctx, input: { ...input, siteOrigin } }),
    }),
  ]
}

function writingCalls(): AnyCall[] {
  return [
    defineCall({
      method: 'post',
      path: '/answer-templates',
      access: 'answer_template.write',
      summary: 'Write a new template; `version` is 0',
      bodyLimit: BODY_LIMIT,
      input: saveAnswerTemplateInputSchema,
      data: answerTemplateSchema,
      run: ({ ctx, input }) => saveAnswerTemplate({ ctx, input: { id: null, ...input } }),
    }),
    defineCall({
      method: 'post',
      path: '/answer-templates/{id}',
      access: 'answer_template.write',
      summary: 'Change a template; `conflict` where somebody has changed it since `version`',
      bodyLimit: BODY_LIMIT,
      input: one.extend(saveAnswerTemplateInputSchema.shape),
      data: answerTemplateSchema,
      run: ({ ctx, input }) => saveAnswerTemplate({ ctx, input }),
    }),
    defineCall({
      method: 'post',
      path: '/answer-templates/{id}/delete',
      access: 'answer_template.write',
      summary: 'Delete a template; `conflict` where somebody has changed it since `version`',
      input: one.extend({ version: z.number().int().min(1) }),
      data: z.null(),
      run: async ({ ctx, input }) => {
        await deleteAnswerTemplate({ ctx, input })
        return null
      },
    }),
  ]
}
