import type { RecordIntentInput } from '#contract/enquiry.ts'
import type { Favorite } from './favorites.ts'
import type { UserInfo } from '#apps/site/client/user-info.ts'

/**
 * Body of `POST /api/clue/record_buy`. Contact data goes with it only where the visitor gave it
 * and agreed to its keeping, which is when `userInfo` exists; otherwise the intent is anonymous (R11.2).
 */
export function intentPayload(item: Favorite, info: UserInfo | null, lang: string): RecordIntentInput {
  const all = {
    name: info?.name,
    mobile: info?.mobile,
    mail: info?.mail,
    from: info?.from,
    brand: item.brand_name,
    brand_sign: item.brand_sign,
    car_model: item.model_name,
    car_model_sign: item.model_sign,
    lang,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined && value !== ''))
}

/** Tells the server of a favourite. A signal, not a lead: a failure is nobody's concern. */
export async function recordBuy(item: Favorite, info: UserInfo | null, lang: string): Promise<void> {
  try {
    await fetch('/api/clue/record_buy', {
      method: 'POST',
      headers: { 'content-type': 'application/json', lang },
      body: JSON.stringify(intentPayload(item, info, lang)),
      keepalive: true,
    })
  } catch {
    // Offline: the favourite itself is kept in the browser.
  }
}
