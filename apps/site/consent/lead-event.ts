/** What an advertising port may know of a sent enquiry; `eventId` is the same on the server (R18.3). */
export type LeadEventDetail = { eventId: string; reference: string; origin: string }

export const LEAD_EVENT = 'quayline:lead'

/** Announces a sent enquiry inside the page. Only a listener that holds the visitor's consent may pass it on; none is loaded here. */
export function announceLead(detail: LeadEventDetail): void {
  document.dispatchEvent(new CustomEvent<LeadEventDetail>(LEAD_EVENT, { detail }))
}
