import { DOCUMENT_LIMITS, DOCUMENT_TYPES, type DocumentFault } from '#contract/dealer-values.ts'

/** What is wrong with the document at `index`, counted from 0. `name`: only the browser that chose it knows it. */
export type FaultyDocument = { index: number; fault: DocumentFault; name?: string }

const ENDINGS: ReadonlySet<string> = new Set(Object.values(DOCUMENT_TYPES).flat())

/** The files of a field that would be refused, before they travel over a poor line; the server looks again, and into them. */
export function faultsOf(files: readonly Pick<File, 'name' | 'size'>[]): FaultyDocument[] {
  return files.flatMap((file, index) => {
    const fault = faultOf(file, index)
    return fault === null ? [] : [{ index, fault }]
  })
}

/** The same with the names of the chosen files. */
export function withNames(faults: readonly FaultyDocument[], files: readonly Pick<File, 'name'>[]): FaultyDocument[] {
  return faults.map((fault) => ({ ...fault, name: files[fault.index]?.name }))
}

/** Reads the issues of an answer (`documents.1`: `too_large`). */
export function faultsIn(issues: readonly { path: string; key: string }[]): FaultyDocument[] {
  return issues.flatMap(({ path, key }) => {
    const index = /^documents\.(\d+)$/.exec(path)?.[1]
    return index === undefined ? [] : [{ index: Number(index), fault: key as DocumentFault }]
  })
}

function faultOf({ name, size }: Pick<File, 'name' | 'size'>, index: number): DocumentFault | null {
  if (index >= DOCUMENT_LIMITS.most) return 'too_many'
  if (size === 0) return 'empty'
  if (size > DOCUMENT_LIMITS.bytes) return 'too_large'
  return ENDINGS.has(name.toLowerCase().split('.').at(-1) ?? '') ? null : 'type_refused'
}
