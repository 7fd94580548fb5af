import { AppError } from '#contract/errors.ts'
import type { RevisionView } from '#contract/revision.ts'
import type { Translated, WordsValue } from '#contract/translation.ts'
import type { TranslatedKind } from '#contract/translation-values.ts'
import type { Ctx } from '#core/domain/context.ts'
import { inEachLanguage } from '#core/domain/edit/index.ts'
import { requirePermission } from '#core/domain/permission/index.ts'
import { listRevisions } from '#core/domain/revision/index.ts'
import { storeOf } from './stores.ts'
import { notesOf, type Thing, type WordStore } from './thing.ts'

/** The words of a thing in all languages. Permission of its kind to read. Errors: `forbidden`, `not_found`. */
export async function findWords({ ctx, input }: { ctx: Ctx; input: { kind: TranslatedKind; id: string } }): Promise<Translated> {
  const store = storeOf(input.kind)
  requirePermission(ctx, store.read)
  const [thing] = await store.find(ctx.db, [input.id])
  if (thing === undefined) throw new AppError('not_found')
  return toTranslated(store, thing)
}

/** What was changed of its words, newest first; of a setting nothing is kept. Permission of its kind to read. */
export async function listWordRevisions({ ctx, input }: { ctx: Ctx; input: { kind: TranslatedKind; id: string } }): Promise<RevisionView[]> {
  const store = storeOf(input.kind)
  requirePermission(ctx, store.read)
  if (store.editedAs === null) return []
  return listRevisions({ ctx, input: { subjectKind: store.editedAs, subjectId: Number(input.id) } })
}

export function toTranslated(store: WordStore, thing: Thing): Translated {
  return {
    id: `${store.kind}/${thing.id}`,
    kind: store.kind,
    version: thing.version,
    name: thing.name,
    has_state: store.firstState !== null,
    fields: thing.fields.map(({ name, form, most, isRequired }) => ({ name, form, most, is_required: isRequired })),
    source: { ...thing.source },
    value: valueOf(store, thing),
    languages: notesOf(thing),
  }
}

/** Every field with something in each language, as forms, versions and revisions name them. */
export function valueOf({ firstState }: WordStore, { fields, texts }: Thing): WordsValue {
  return {
    ...Object.fromEntries(fields.map(({ name, form }) => [name, inEachLanguage((code) => texts[code]?.words[name] ?? (form === 'blocks' ? null : ''))])),
    ...(firstState === null ? {} : { publish_state: inEachLanguage((code) => texts[code]?.state ?? firstState) }),
    is_checked: inEachLanguage(() => false),
  }
}
