import { Box, Button, IconButton } from '@mui/material'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator, useSimpleFormIteratorItem, useSourceContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from './colours.ts'

type OrderedRowsProps = {
  source: string
  label: string
  /** Words of the button that adds a row, and the row; without them, none can be added. */
  add?: { label: string; row: object }
  /** Rows that may be taken out: all, or those of which a field has this value; none where it is left out. */
  removable?: 'all' | { source: string; value: string }
  children: ReactNode
}

/** Rows whose order counts: moved by buttons, and taken out where they may be. The fields of a row are its children. */
export function OrderedRows({ source, label, add, removable, children }: OrderedRowsProps) {
  return (
    <ArrayInput source={source} label={label} helperText={false} sx={{ m: 0, '& > .MuiFormLabel-root': { position: 'static', transform: 'none', mb: 1 } }}>
      <SimpleFormIterator
        disableClear
        fullWidth
        addButton={add === undefined ? <span /> : <AddButton {...add} />}
        disableAdd={add === undefined}
        reOrderButtons={<MoveButtons />}
        removeButton={<RemoveButton removable={removable} />}
        sx={{
          '& .RaSimpleFormIterator-line': {
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'flex-start',
            gap: 1,
            p: 1.5,
            mb: 1,
            border: `1px solid ${COLOURS.line}`,
            borderRadius: '6px',
          },
          '& .RaSimpleFormIterator-line:last-of-type': { borderBottom: `1px solid ${COLOURS.line}` },
          // The buttons stand beside a short row, and below one that needs the width of a phone. Stronger than the rule of `fullWidth`.
          '&&& .RaSimpleFormIterator-form': {
            flex: { xs: '1 1 190px', sm: '1 1 240px' },
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'center',
            minWidth: 0,
            columnGap: 3,
            rowGap: 1,
            '& .MuiFormControlLabel-root': { mb: 0 },
          },
          '& .RaSimpleFormIterator-action': { visibility: 'visible', display: 'flex', ml: 'auto' },
          '& .RaSimpleFormIterator-buttons': { p: 0 },
        }}
      >
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  )
}

function AddButton({ label, row }: { label: string; row: object }) {
  const { add } = useSimpleFormIterator()
  return (
    <Button variant="outlined" startIcon={<Plus size={16} />} onClick={() => add(row)}>
      {label}
    </Button>
  )
}

function MoveButtons() {
  const say = useMessages()
  const { index, total, reOrder } = useSimpleFormIteratorItem()
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <IconButton size="small" aria-label={say('settings.row.up')} disabled={index === 0} onClick={() => reOrder(index - 1)} sx={{ width: 40, height: 40 }}>
        <ArrowUp size={17} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={say('settings.row.down')}
        disabled={index >= total - 1}
        onClick={() => reOrder(index + 1)}
        sx={{ width: 40, height: 40 }}
      >
        <ArrowDown size={17} />
      </IconButton>
    </Box>
  )
}

function RemoveButton({ removable }: Pick<OrderedRowsProps, 'removable'>) {
  const say = useMessages()
  const { remove } = useSimpleFormIteratorItem()
  const source = typeof removable === 'object' ? removable.source : 'none'
  const value: unknown = useWatch({ name: useSourceContext().getSource(source) })
  const isShown = removable === 'all' || (typeof removable === 'object' && value === removable.value)
  if (!isShown) return null
  return (
    <IconButton size="small" aria-label={say('settings.row.remove')} onClick={() => remove()} sx={{ width: 40, height: 40 }}>
      <Trash2 size={17} />
    </IconButton>
  )
}
