import { z } from 'zod'
import { revisionSchema } from '#contract/revision.ts'
import {
  listTranslationsInputSchema,
  nextTranslationInputSchema,
  nextTranslationSchema,
  saveWordsInputSchema,
  translatedIdSchema,
  translatedSchema,
  translationCountsSchema,
  translationPageSchema,
  wordTermsInputSchema,
  wordTermsSchema,
} from '#contract/translation.ts'
import { exportWordsInputSchema, importWordsInputSchema, wordsReportSchema } from '#contract/translation-sheet.ts'
import { glossaryIdSchema, glossaryPageSchema, glossaryTermSchema, listGlossaryInputSchema, saveGlossaryTermInputSchema } from '#contract/glossary.ts'
import { deleteGlossaryTerm, findGlossaryTerm, listGlossary, saveGlossaryTerm } from '#core/domain/glossary/index.ts'
import {
  countTranslations,
  findNextTranslation,
  exportWords,
  findWords,
  findWordTerms,
  importWords,
  listTranslations,
  listWordRevisions,
  saveWords,
} from '#core/domain/translation/index.ts'
import { defineCall, defineFileCall, defineUploadCall, type AnyCall } from '#apps/admin/api/call.ts'

/** Twelve languages, each with a body of some pages. */
const BODY_LIMIT = 2 * 1024 * 1024

/** Words of things in every language. Who may read and write them follows from what they belong to, so the verbs decide. */
export const TRANSLATION_CALLS: readonly AnyCall[] = [
  defineCall({
    method: 'get',
    path: '/translations',
    access: 'staff',
    summary: 'Everything with words against the languages: what is missing, stale or unread',
    input: listTranslationsInputSchema,
    data: translationPageSchema,
    run: ({ ctx, input }) => listTranslations({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/translations/counts',
    access: 'staff',
    summary: 'How much each language lacks of each kind',
    input: z.strictObject({}),
    data: translationCountsSchema,
    run: ({ ctx }) => countTranslations({ ctx }),
  }),
  defineCall({
    method: 'get',
    path: '/translations/next',
    access: 'staff',
    summary: 'The next thing of which a language lacks something',
    input: nextTranslationInputSchema,
    data: nextTranslationSchema,
    run: ({ ctx, input }) => findNextTranslation({ ctx, input }),
  }),
  defineFileCall({
    method: 'post',
    path: '/translations/export',
    access: 'staff',
    summary: 'What a filter finds as a file for translators: XLIFF 2 or CSV, English beside one language',
    input: exportWordsInputSchema,
    mediaType: 'application/octet-stream',
    send: async ({ ctx, input }) => {
      const { text, fileName, total } = await exportWords({ ctx, input })
      return new Response(text, {
        headers: {
          'Content-Type': input.format === 'csv' ? 'text/csv; charset=utf-8' : 'application/xliff+xml',
          'Content-Disposition': `attachment; filename="${fileName}"`,
          'X-Total-Count': String(total),
        },
      })
    },
  }),
  defineUploadCall({
    method: 'post',
    path: '/translations/import',
    access: 'staff',
    summary: 'Take a translator’s file in (XLIFF 2, CSV; 8 MB), or with `mode=check` only tell what would come in. What is refused is told text by text',
    input: importWordsInputSchema,
    data: wordsReportSchema,
    receive: ({ ctx, input }, file) => importWords({ ctx, input: { ...input, ...file } }),
  }),
  defineCall({
    method: 'get',
    path: '/translations/{kind}/{id}/terms',
    access: 'staff',
    summary: 'Terms of the trade in the English of a thing, as a language says them',
    input: wordTermsInputSchema,
    data: wordTermsSchema,
    run: ({ ctx, input }) => findWordTerms({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/translations/{kind}/{id}',
    access: 'staff',
    summary: 'The words of a thing in all languages, with what is stale or unread',
    input: translatedIdSchema,
    data: translatedSchema,
    run: ({ ctx, input }) => findWords({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/translations/{kind}/{id}/revisions',
    access: 'staff',
    summary: 'What was changed of the words of a thing, newest first',
    input: translatedIdSchema,
    data: z.array(revisionSchema),
    run: ({ ctx, input }) => listWordRevisions({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/translations/{kind}/{id}',
    access: 'staff',
    summary:
      'Save the words of a thing; fields and languages that are left out stay. `version` is the one that was read; `conflict` where somebody has changed it since',
    bodyLimit: BODY_LIMIT,
    input: saveWordsInputSchema,
    data: translatedSchema,
    run: ({ ctx, input }) => saveWords({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/glossary',
    access: 'content.read',
    summary: 'Terms of the trade with how each language says them',
    input: listGlossaryInputSchema,
    data: glossaryPageSchema,
    run: ({ ctx, input }) => listGlossary({ ctx, input }),
  }),
  defineCall({
    method: 'get',
    path: '/glossary/{id}',
    access: 'content.read',
    summary: 'A term of the trade',
    input: glossaryIdSchema,
    data: glossaryTermSchema,
    run: ({ ctx, input }) => findGlossaryTerm({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/glossary',
    access: 'content.write',
    summary: 'Add a term; `version` is 0',
    input: saveGlossaryTermInputSchema,
    data: glossaryTermSchema,
    run: ({ ctx, input }) => saveGlossaryTerm({ ctx, input: { id: null, ...input } }),
  }),
  defineCall({
    method: 'post',
    path: '/glossary/{id}',
    access: 'content.write',
    summary: 'Change a term, also one of the product. `version` is the one that was read; `conflict` where somebody has changed it since',
    input: glossaryIdSchema.extend(saveGlossaryTermInputSchema.shape),
    data: glossaryTermSchema,
    run: ({ ctx, input }) => saveGlossaryTerm({ ctx, input }),
  }),
  defineCall({
    method: 'post',
    path: '/glossary/{id}/delete',
    access: 'content.write',
    summary: 'Forget what staff have written of a term; one of the product is again as it was brought',
    input: glossaryIdSchema,
    data: z.object({}),
    run: async ({ ctx, input }) => {
      await deleteGlossaryTerm({ ctx, input })
      return {}
    },
  }),
]
