import { IconButton } from '@mui/material'
import type { ReactNode } from 'react'

/** What may be done to a medium, as a picture with a name. */
export function Tool({ label, isOff = false, onClick, children }: { label: string; isOff?: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <IconButton aria-label={label} title={label} disabled={isOff} onClick={onClick} sx={{ width: 44, height: 44, borderRadius: '6px' }}>
      {children}
    </IconButton>
  )
}
