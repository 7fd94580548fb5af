import { createHash } from 'node:crypto'
import type { AdEventKind } from '#contract/ad-event-values.ts'
import { AdFailure, AdRefusal, type AdEvents, type AdProvider, type LeadConversion } from './port.ts'

export type AdSettings = {
  meta: { pixelId: string; token: string } | null
  google: { measurementId: string; secret: string } | null
}

type Endpoints = { meta: string; google: string }

const ENDPOINTS: Endpoints = { meta: 'https://graph.facebook.com/v23.0', google: 'https://www.google-analytics.com' }
/** Standard events where there is one; the others are events of our own, which Meta counts under their names. */
const META_NAMES: Readonly<Record<AdEventKind, string>> = {
  lead: 'Lead',
  dealer: 'SubmitApplication',
  qualified: 'QualifiedLead',
  quoted: 'QuotedLead',
  won: 'ConvertedLead',
}
/** The events that Google recommends for leads. */
const GOOGLE_NAMES: Readonly<Record<AdEventKind, string>> = {
  lead: 'generate_lead',
  dealer: 'generate_lead',
  qualified: 'qualify_lead',
  quoted: 'working_lead',
  won: 'close_convert_lead',
}

const TIME_LIMIT_MS = 15_000

/** Meta's Conversions API and Google's Measurement Protocol over HTTPS. `endpoints` are for tests. */
export function createAdEvents(settings: AdSettings, endpoints: Endpoints = ENDPOINTS): AdEvents {
  const senders: Record<AdProvider, ((lead: LeadConversion) => Promise<Response>) | null> = {
    meta: settings.meta && metaSender(settings.meta, endpoints.meta),
    google: settings.google && googleSender(settings.google, endpoints.google),
  }
  return {
    providers: (['meta', 'google'] as const).filter((provider) => senders[provider] !== null),
    sendLead: async (provider, lead) => {
      const send = senders[provider]
      if (send === null) return
      const answer = await send(lead)
      // The body may repeat what was sent, so only the status is kept.
      await answer.body?.cancel()
      if (answer.ok) return
      const isFinal = answer.status >= 400 && answer.status < 500 && answer.status !== 408 && answer.status !== 429
      throw isFinal ? new AdRefusal(`${provider} answered ${answer.status}`) : new AdFailure(`${provider} answered ${answer.status}`)
    },
  }
}

function metaSender({ pixelId, token }: NonNullable<AdSettings['meta']>, endpoint: string) {
  return (lead: LeadConversion) =>
    post(`${endpoint}/${encodeURIComponent(pixelId)}/events`, {
      access_token: token,
      data: [
        {
          // A purchase without an amount is refused.
          event_name: lead.kind === 'won' && lead.valueCents !== null ? 'Purchase' : META_NAMES[lead.kind],
          event_id: lead.eventId,
          event_time: Math.floor(lead.happenedAt.getTime() / 1000),
          event_source_url: lead.pageUrl,
          action_source: isSent(lead) ? 'website' : 'system_generated',
          user_data: {
            em: [sha256(lead.mail.trim().toLowerCase())],
            ...(lead.mobileE164 === null ? {} : { ph: [sha256(lead.mobileE164.replace(/\D/g, ''))] }),
            ...(lead.countryIso2 === null ? {} : { country: [sha256(lead.countryIso2.toLowerCase())] }),
            ...(lead.userAgent === null ? {} : { client_user_agent: lead.userAgent }),
            ...(lead.fbclid === null ? {} : { fbc: `fb.1.${lead.fbclid.at.getTime()}.${lead.fbclid.value}` }),
          },
          custom_data: { lead_event_source: lead.origin, ...(isSent(lead) ? {} : { event_source: 'crm' }), ...amountOf(lead) },
        },
      ],
    })
}

function googleSender({ measurementId, secret }: NonNullable<AdSettings['google']>, endpoint: string) {
  const query = new URLSearchParams({ measurement_id: measurementId, api_secret: secret })
  return (lead: LeadConversion) =>
    post(`${endpoint}/mp/collect?${query}`, {
      client_id: lead.clientId ?? lead.eventId,
      timestamp_micros: lead.happenedAt.getTime() * 1000,
      consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
      user_data: {
        sha256_email_address: [sha256(lead.mail.trim().toLowerCase())],
        ...(lead.mobileE164 === null ? {} : { sha256_phone_number: [sha256(lead.mobileE164)] }),
      },
      events: [
        {
          name: GOOGLE_NAMES[lead.kind],
          params: { event_id: lead.eventId, lead_source: lead.origin, page_location: lead.pageUrl, engagement_time_msec: 1, ...amountOf(lead) },
        },
      ],
    })
}

/** True of what somebody has sent on the site, false of what became of it here. */
function isSent({ kind }: LeadConversion): boolean {
  return kind === 'lead' || kind === 'dealer'
}

function amountOf({ valueCents }: LeadConversion): { value: number; currency: 'USD' } | undefined {
  return valueCents === null ? undefined : { value: valueCents / 100, currency: 'USD' }
}

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), signal: AbortSignal.timeout(TIME_LIMIT_MS) })
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
