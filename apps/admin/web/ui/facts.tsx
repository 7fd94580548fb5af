import { Box } from '@mui/material'
import type { ReactNode } from 'react'

export type Fact = { label: string; value: ReactNode }

/** Names and values, aligned. Facts without a value are left out. */
export function Facts({ facts, labelWidth = 96 }: { facts: readonly Fact[]; labelWidth?: number }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: `${labelWidth}px minmax(0, 1fr)`, columnGap: 1.5, rowGap: 0.75, fontSize: 13.5 }}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  )
}
