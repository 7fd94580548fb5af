type Query = { kind: 'car' | 'used_car' | 'fitting'; cursor?: number; limit?: number; updated_since?: string }
type Item = { kind: string; id: string; path: string; updated_at: string; is_gone: boolean; item: Record<string, unknown> | null }

type LeadQuery = { since?: string; cursor?: string; limit?: number }
type Lead = {
  id: number
  reference: string
  status: string
  owner_id: number | null
  origin: string
  locale: string
  country: string | null
  model_sign: string | null
  campaign: string | null
  created_at: string
  updated_at: string
  contact?: { name: string; company: string | null; mail: string; mobile: string; whatsapp: string | null; remark: string }
}

export type Partner = {
  stock(query: Query): Promise<{ list: Item[]; next_cursor: number | null }>
  everyStockItem(query: Query): AsyncGenerator<Item>
  leads(query?: LeadQuery): Promise<{ list: Lead[]; next_cursor: string | null }>
  everyLead(query?: LeadQuery): AsyncGenerator<Lead>
  sendLead(lead: Record<string, unknown>, idempotencyKey?: string): Promise<{ reference: string }>
}

export function createPartner(options: { origin: string; appKey: string; secret: string; fetch?: typeof globalThis.fetch; now?: () => number }): Partner

export function signRequest(request: { method: string; url: URL; body: string; appKey: string; secret: string; timestamp: number; nonce?: string }): {
  appkey: string
  timestamp: string
  nonce: string
  sign: string
}
