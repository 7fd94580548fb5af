type Query = { kind: 'car' | 'used_car' | 'fitting'; cursor?: number; limit?: number; updated_since?: string }
type Item = { kind: string; id: string; path: string; updated_at: string; is_gone: boolean; item: Record<string, unknown> | null }

export type Partner = {
  stock(query: Query): Promise<{ list: Item[]; next_cursor: number | null }>
  everyStockItem(query: Query): AsyncGenerator<Item>
  sendLead(lead: Record<string, unknown>, idempotencyKey?: string): Promise<{ reference: string }>
}

export function createPartner(options: { origin: string; appKey: string; secret: string; fetch?: typeof globalThis.fetch; now?: () => number }): Partner

export function signRequest(request: { method: string; url: URL; body: string; appKey: string; secret: string; timestamp: number; nonce?: string }): {
  appkey: string
  timestamp: string
  nonce: string
  sign: string
}
