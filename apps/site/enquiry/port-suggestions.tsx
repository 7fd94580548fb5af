import { useEffect, useState } from 'react'
import type { SeaPort } from '#contract/home.ts'
import { useLocale } from '#apps/site/text/site-intl.tsx'
import { chosenCountry } from './chosen-country.ts'

export type PortSuggestionsProps = { id: string; form: HTMLFormElement }

/** The ports of the country that the form names, for the field whose `list` this is; anything else may be typed. */
export function PortSuggestions({ id, form }: PortSuggestionsProps) {
  const lang = useLocale()
  const [ports, setPorts] = useState<readonly SeaPort[]>([])
  useEffect(() => {
    const parting = new AbortController()
    const { signal } = parting
    let shown: string | null = null
    const read = async () => {
      const country = await chosenCountry(form, lang)
      if (country === shown || signal.aborted) return
      shown = country
      const found = country === null ? [] : await requestPorts(country, signal).catch(() => [])
      if (!signal.aborted && shown === country) setPorts(found)
    }
    const follow = () => void read()
    form.addEventListener('focusin', follow, { signal })
    follow()
    return () => parting.abort()
  }, [form, lang])
  return (
    <datalist id={id}>
      {ports.map(({ port_name: name, un_locode: code }) => (
        <option key={name} value={name}>
          {code}
        </option>
      ))}
    </datalist>
  )
}

async function requestPorts(country: string, signal: AbortSignal): Promise<readonly SeaPort[]> {
  const answer = await fetch(`/api/home/port?${new URLSearchParams({ country }).toString()}`, { signal })
  const body: unknown = await answer.json()
  const data: unknown = typeof body === 'object' && body !== null && Reflect.get(body, 'code') === 0 ? Reflect.get(body, 'data') : null
  return Array.isArray(data) ? (data as readonly SeaPort[]) : []
}
