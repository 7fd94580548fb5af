import { TextField } from '@mui/material'
import { useEffect, useEffectEvent, useState } from 'react'

/** How long nobody has typed before a word is looked for. */
const SEARCH_AFTER_MS = 400

/** A field whose word is told once typing rests. */
export function SearchText({ label, onSearch }: { label: string; onSearch: (word: string) => void }) {
  const [typed, setTyped] = useState('')
  const tell = useEffectEvent(onSearch)
  useEffect(() => {
    const timer = setTimeout(() => tell(typed), SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextField
      fullWidth
      type="search"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 100 } }}
    />
  )
}
