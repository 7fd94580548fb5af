import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { Columns3, List } from 'lucide-react'
import { LIST_LAYOUTS, type ListLayout } from '#contract/list-view-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** Where the list keeps as what it is laid out. */
export const LAYOUT_KEY = 'enquiries.layout'

const ICONS = { list: List, board: Columns3 }

/** Shows leads one below the other, or by state. */
export function LayoutSwitch({ layout, onChange }: { layout: ListLayout; onChange: (layout: ListLayout) => void }) {
  const say = useMessages()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={layout}
      aria-label={say('pipeline.layout')}
      onChange={(_event, chosen: ListLayout | null) => chosen !== null && onChange(chosen)}
    >
      {LIST_LAYOUTS.map((each) => {
        const Icon = ICONS[each]
        return (
          <ToggleButton key={each} value={each} sx={{ textTransform: 'none', gap: 0.75, px: 1.5, minHeight: 36 }}>
            <Icon size={16} aria-hidden />
            {say(`pipeline.layouts.${each}`)}
          </ToggleButton>
        )
      })}
    </ToggleButtonGroup>
  )
}
