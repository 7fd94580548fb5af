import { writeFavorites } from '#apps/site/favorite/favorites.ts'
import { forgetThings } from '#apps/site/favorite/saved-things.ts'
import { storedAccountFavorites, storedMobile, storedText, storedToken } from '#apps/site/client/storage.ts'
import { writeUserInfo } from '#apps/site/client/user-info.ts'
import { writeDestination } from '#apps/site/enquiry/destination.ts'
import { writeDraft } from '#apps/site/enquiry/enquiry-draft.ts'
import type { MemberInfo } from '#contract/member.ts'
import { requestMember } from './member-request.ts'

/** Login and registration store the token (R12.6), and the phone number beside it as soon as it is known. */
export function startSession(token: string, lang: string): void {
  storedToken.write(token)
  void rememberMobile(token, lang)
}

// Nobody waits for it: the member's page reads the same call and says what went wrong.
async function rememberMobile(token: string, lang: string): Promise<void> {
  const answer = await requestMember<MemberInfo>({ path: 'info', lang, token, body: {} }).catch(() => null)
  if (answer?.data?.mobile && storedToken.read() === token) storedMobile.write(answer.data.mobile)
}

/** The token is no longer valid (code 4101): it is deleted. What the visitor has collected stays. */
export function dropSession(): void {
  storedToken.write(null)
  storedMobile.write(null)
}

/**
 * Logout removes the token and user data (R12.7), the list included, which the account keeps: the next person at this
 * device finds nothing. The server is told, so that the token is worthless; without a line it expires by itself.
 */
export async function endSession(lang: string): Promise<void> {
  const token = storedToken.read()
  forgetMember()
  if (token !== null) await requestMember({ path: 'logout', lang, token, body: {} }).catch(() => {})
}

/** Removes everything of the member from this browser. */
export function forgetMember(): void {
  dropSession()
  storedAccountFavorites.write(null)
  writeFavorites([])
  writeUserInfo(null)
  writeDraft(null)
  writeDestination(null)
  forgetThings()
  // Not by their own code, which most pages never load.
  for (const name of ['sentEnquiries', 'shortlistNotes', 'viewed', 'shortlistRows', 'savedSearches'] as const) storedText(name).write(null)
  void import('#apps/site/offline/forget-kept.ts').then(({ forgetKept }) => forgetKept()).catch(() => {})
}
