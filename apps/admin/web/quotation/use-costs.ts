import { useEffect, useEffectEvent, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { OfferCosts, QuotationDetail } from '#contract/quotation.ts'
import { type CostWay, type QuotationTerms, type ShippingCost, SHIPPING_COSTS, costWay } from '#contract/quotation-values.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useStep } from '#apps/admin/web/ui/use-step.ts'

/** What the price sheets said, for how many pieces, and whether nobody had to ask for it. */
export type FoundCosts = { costs: OfferCosts; units: number; isFollowing: boolean }

export type Costs = {
  take: () => void
  isBusy: boolean
  error: unknown
  found: FoundCosts | null
  /** Whose word a cost is, and what for; false where there is nothing to say. */
  helpOf: (name: ShippingCost) => string | false
}

type Said = CostWay & { cents: number | null; by: 'sheets' | 'hand' }

/** While somebody types a number, its digits are not looked up one by one. */
const PAUSE_MS = 500

/**
 * The costs of the form that hang on the way: those of the price sheets follow its lines and its port, as the server has them follow when it is
 * saved; those that somebody has typed stay, and their field says what they were for.
 */
export function useCosts(): Costs {
  const say = useMessages()
  const step = useStep()
  const stored = useRecordContext<QuotationDetail>()
  const { getValues, setValue } = useFormContext<{ value: QuotationTerms }>()
  const value = useWatch<{ value: QuotationTerms }, 'value'>({ name: 'value' })
  const [said, setSaid] = useState<Partial<Record<ShippingCost, Said>>>({})
  const [found, setFound] = useState<FoundCosts | null>(null)
  const way = costWay(value)
  const isWhole = value.lines.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0)

  /** Who has said what stands in the form now. */
  const sayerOf = (name: ShippingCost): Said | null => {
    const cents = value[name] ?? null
    const own = said[name]
    if (own?.cents === cents) return own
    const source = stored?.cost_sources[name]
    if (stored === undefined || source === undefined || stored.value[name] !== cents) return null
    return { ...(source.is_outdated ? { key: '', units: source.units, port: source.port } : costWay(stored.value)), cents, by: source.by }
  }

  const ask = (wantedOf: (name: ShippingCost) => boolean, isFollowing: boolean) =>
    step.run(async () => {
      setFound(null)
      const { basis, destination_port, lines } = getValues('value')
      const asked = costWay(getValues('value'))
      const body = { enquiry_id: stored?.enquiry.id, destination_port, lines: lines.map(({ kind, sign, quantity }) => ({ kind, sign, quantity })) }
      const costs = await request<OfferCosts>('/offer-costs', { body })
      // Somebody has typed on meanwhile: what they type is asked for anew.
      if (costWay(getValues('value')).key !== asked.key) return
      const isPart = (name: ShippingCost) => name === 'inspection_cents' || basis === 'cif' || (basis === 'cfr' && name === 'freight_cents')
      const names = SHIPPING_COSTS.filter((name) => isPart(name) && costs[name] !== null && wantedOf(name))
      const taken: Partial<Record<ShippingCost, Said>> = {}
      for (const name of names) {
        const cents = name === 'inspection_cents' && costs[name] === 0 ? null : costs[name]
        setValue(`value.${name}`, cents, { shouldDirty: true, shouldValidate: true })
        taken[name] = { ...asked, cents, by: 'sheets' }
      }
      if (costs.loading_port !== null && names.length > 0) setValue('value.loading_port', costs.loading_port, { shouldDirty: true, shouldValidate: true })
      setSaid((before) => ({ ...before, ...taken }))
      setFound({ costs, units: asked.units, isFollowing })
    })

  // What was typed is known to be for what stood there when it was typed.
  const noteTyped = useEffectEvent(() => {
    for (const name of SHIPPING_COSTS) {
      const cents = value[name] ?? null
      if (cents !== null && sayerOf(name) === null) setSaid((before) => ({ ...before, [name]: { ...way, cents, by: 'hand' } }))
    }
  })
  useEffect(() => noteTyped(), [value.freight_cents, value.insurance_cents, value.inspection_cents])

  const follow = useEffectEvent(() => {
    const isBehind = (name: ShippingCost) => {
      const sayer = sayerOf(name)
      return sayer?.by === 'sheets' && sayer.key !== way.key
    }
    if (isWhole && SHIPPING_COSTS.some(isBehind)) void ask(isBehind, true)
  })
  useEffect(() => {
    const timer = setTimeout(follow, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [way.key, stored?.version])

  return {
    take: () => void ask(() => true, false),
    isBusy: step.isBusy,
    error: step.error,
    found,
    helpOf: (name) => {
      const sayer = sayerOf(name)
      if (sayer === null || (value[name] ?? null) === null) return false
      if (sayer.key !== way.key) return say('quotation.costs.was', { count: sayer.units, port: sayer.port })
      return sayer.by === 'sheets' && say('quotation.costs.fromSheets', { count: sayer.units })
    },
  }
}
