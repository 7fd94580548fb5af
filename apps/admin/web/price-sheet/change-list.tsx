import { Alert, Box } from '@mui/material'
import type { PriceSheetChanges } from '#contract/landed-price-sheet.ts'
import type { PriceSheet } from '#contract/landed-price-values.ts'
import type { SheetCells } from '#contract/price-sheet-values.ts'
import { useRegionName } from '#apps/admin/web/member/use-region-name.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Mark } from '#apps/admin/web/ui/mark.tsx'
import { useRowFields, useRowWords } from './use-row-words.ts'

const TONES = { added: 'good', changed: 'coming', removed: 'attention' } as const

/** What a file makes of a sheet: how many rows are gone, changed and new, the first of each by name, and countries that are left with none. */
export function ChangeList({ sheet, changes }: { sheet: PriceSheet; changes: PriceSheetChanges }) {
  const say = useMessages()
  const regionName = useRegionName()
  const { nameOf, factsOf } = useRowWords(sheet)
  const { labelOf, textOf } = useRowFields(sheet)
  const changeOf = (name: string, was: SheetCells, cells: SheetCells) =>
    `${labelOf(name)}: ${textOf(name, was[name]) || '–'} → ${textOf(name, cells[name]) || '–'}`
  const { first, lost_countries: lost } = changes
  return (
    <Box sx={{ mt: 1.5 }}>
      {lost.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {say('priceSheet.changes.lost', { countries: lost.map(regionName).join(', ') })}
        </Alert>
      )}
      {(['removed', 'changed', 'added'] as const).map((outcome) => {
        const named = first.filter((row) => row.outcome === outcome)
        if (named.length === 0) return null
        const more = changes[outcome] - named.length
        return (
          <Box component="section" key={outcome} sx={{ mb: 1.5 }}>
            <Mark tone={TONES[outcome]}>{say(`priceSheet.changes.${outcome}`, { count: changes[outcome] })}</Mark>
            <Box component="ul" sx={{ m: 0, mt: 0.75, pl: 2.5, fontSize: 13.5, overflowWrap: 'anywhere' }}>
              {named.map(({ cells, was, columns }, index) => (
                <li key={index}>
                  <bdi>{nameOf(cells)}</bdi>
                  <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>
                    {outcome === 'changed' ? columns.map((name) => changeOf(name, was, cells)).join(' · ') : factsOf(cells)}
                  </Box>
                </li>
              ))}
              {more > 0 && <li>{say('priceSheet.changes.more', { count: more })}</li>}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
