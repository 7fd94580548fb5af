/** In the address of the page after an application that was taken without its documents. */
export const DOCUMENTS_LEFT_OUT = 'later'

/** Where an application leads that has arrived. `leftOut`: how many documents were not taken for want of room. */
export function receivedPage(reference: string, leftOut: number): string {
  return `/netWork/received?ref=${encodeURIComponent(reference)}${leftOut > 0 ? `&${DOCUMENTS_LEFT_OUT}=1` : ''}`
}
