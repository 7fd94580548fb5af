import { useEffect, useState } from 'react'
import { isSavingData, whenIdle } from '#apps/site/client/idle.ts'
import { isMobileLayout } from '#apps/site/client/shell-state.ts'
import type { AutoTypeEntry, Brand } from '#contract/brand.ts'

export type Products = { brands: readonly Brand[]; types: readonly AutoTypeEntry[] }
export type ProductsState = Products | 'waiting' | 'failed'

const asked = new Map<string, Promise<Products>>()

/** Brands and types of the panel, asked for when the page is idle or the panel opens, once a language. */
export function useProducts(lang: string, isOpen: boolean): ProductsState {
  const [state, setState] = useState<ProductsState>('waiting')
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    // Only where the panel exists, and not for visitors who save data.
    if (isMobileLayout() || isSavingData()) return
    return whenIdle(() => setWanted(true))
  }, [])
  useEffect(() => {
    if (!isOpen && !isWanted) return
    let isCurrent = true
    loadProducts(lang).then(
      (products) => isCurrent && setState(products),
      () => isCurrent && setState('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [lang, isOpen, isWanted])

  return state
}

function loadProducts(lang: string): Promise<Products> {
  const known = asked.get(lang)
  if (known) return known
  const made = Promise.all([post<Brand>('/api/car/brand', lang), post<AutoTypeEntry>('/api/car/auto_type', lang)]).then(([brands, types]) => ({
    brands,
    types,
  }))
  asked.set(lang, made)
  made.catch(() => asked.delete(lang))
  return made
}

async function post<T>(path: string, lang: string): Promise<readonly T[]> {
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json', lang }, body: '{}' })
  const body: unknown = await answer.json()
  const data: unknown = typeof body === 'object' && body !== null && Reflect.get(body, 'code') === 0 ? Reflect.get(body, 'data') : null
  if (!Array.isArray(data)) throw new Error(`No list from ${path}`)
  return data as readonly T[]
}
