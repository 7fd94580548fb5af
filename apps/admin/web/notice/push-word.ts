/** What the worker of push says to a page: somebody has pressed a notice. */
export type PushWord = { type: 'open-enquiry'; enquiry_id: number }

export function isPushWord(data: unknown): data is PushWord {
  const { type, enquiry_id: id } = (data ?? {}) as Partial<PushWord>
  return type === 'open-enquiry' && typeof id === 'number'
}
