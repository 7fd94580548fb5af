import { Box } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import { type RaRecord } from 'react-admin'
import type { Shown } from '#contract/translated.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { StateChip } from '#apps/admin/web/publication/state-chip.tsx'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { ListRows } from '#apps/admin/web/ui/list-rows.tsx'
import { LanguageStates } from './language-states.tsx'

type ContentRowsProps<Row> = {
  /** Said where there is nothing at all. */
  empty: string
  children: (row: Row, index: number, rows: readonly Row[]) => ReactElement
}

/** The rows of a list with its pages, or what is said instead of them. */
export function ContentRows<Row extends RaRecord>({ empty, children }: ContentRowsProps<Row>) {
  const say = useMessages()
  return (
    <ListRows<Row> empty={empty} emptyFiltered={say('content.emptyFiltered')}>
      {(rows) => (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map((row, index) => children(row, index, rows))}
        </Box>
      )}
    </ListRows>
  )
}

type ContentRowProps = {
  picture?: ReactNode
  facts: ReactNode
  /** What it is on the site as a whole. */
  shown?: Shown
  languages?: Parameters<typeof LanguageStates>[0]['states']
  /** Buttons, which stand above the link that covers the row. */
  actions?: ReactNode
  /** The link of the row. */
  children: ReactNode
}

/** A row: what it is called, a line of facts, what its languages have where it has words in them. The whole row is its link. */
export function ContentRow({ picture, facts, shown, languages, actions, children }: ContentRowProps) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        gap: 1.5,
        alignItems: 'center',
        px: 2,
        py: 1.25,
        '& + &': { borderTop: `1px solid ${COLOURS.line}` },
        '&:hover': { bgcolor: COLOURS.page },
      }}
    >
      {picture}
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere', '& a::after': { content: '""', position: 'absolute', inset: 0 } }}>
        {children}
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{facts}</Box>
      </Box>
      {shown !== undefined && <StateChip state={shown.state} from={shown.published_at} />}
      {languages !== undefined && <LanguageStates states={languages} />}
      {actions !== undefined && <Box sx={{ position: 'relative', zIndex: 1, whiteSpace: 'nowrap', ml: 'auto' }}>{actions}</Box>}
    </Box>
  )
}
