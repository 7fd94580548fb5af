import { Box, Divider, ListSubheader, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useGetOne, type RaRecord } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { DEFECT_KINDS } from '#contract/used-values.ts'
import type { DefectDrawing } from '#contract/used-car.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useStockValue } from './use-stock-words.ts'

export type Defect = { zone: string; kind: string; size_cm: number | null; note: string | null }

const FIELD = 'value.defects'

/** The vehicle drawn from its right, from above and from its left: a finding is put down where it is, and taken away there. */
export function DefectMap() {
  const say = useMessages()
  const valueOf = useStockValue()
  const { setValue } = useFormContext()
  const [brandId, modelName, energyType, stored] = useWatch({ name: ['value.brand_id', 'value.model_name', 'value.energy_type', FIELD] }) as unknown[]
  const defects = Array.isArray(stored) ? (stored as Defect[]) : []
  const [open, setOpen] = useState<{ zone: string; anchor: HTMLElement } | null>(null)
  const [said, setSaid] = useState('')
  const model = new URLSearchParams({ brand_id: asText(brandId), model_name: asText(modelName), energy_type: asText(energyType) })
  // The one before stays while another model is typed.
  const { data: drawing } = useGetOne<DefectDrawing & RaRecord>('defect-drawing', { id: model.toString() }, { placeholderData: (before) => before })
  if (drawing === undefined) return null
  const change = (next: Defect[], text: string) => {
    setValue(FIELD, next, { shouldDirty: true, shouldValidate: false })
    setOpen(null)
    setSaid(text)
  }
  const nameOf = (zone: string) => valueOf('zone', zone)
  const numbersAt = (zone: string) => defects.flatMap((defect, at) => (defect.zone === zone ? [at + 1] : []))
  return (
    <Box role="group" aria-label={say('stock.defectMap.title')} sx={{ maxWidth: 640 }}>
      <Box sx={{ color: 'text.secondary', fontSize: 13.5, mb: 1 }}>{say('stock.defectMap.lead')}</Box>
      <Box
        sx={{
          position: 'relative',
          aspectRatio: `${drawing.width} / ${drawing.height}`,
          border: `1px solid ${COLOURS.line}`,
          borderRadius: '6px',
          bgcolor: 'common.white',
        }}
      >
        <Box component="img" src={drawing.src} alt="" draggable={false} sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }} />
        {drawing.zones.map(({ zone, x, y }) => {
          const numbers = numbersAt(zone)
          return (
            <Box
              key={zone}
              component="button"
              type="button"
              aria-haspopup="menu"
              aria-label={numbers.length === 0 ? nameOf(zone) : say('stock.defectMap.found', { zone: nameOf(zone), numbers: numbers.join(', ') })}
              title={nameOf(zone)}
              onClick={(event) => setOpen({ zone, anchor: event.currentTarget })}
              sx={{
                position: 'absolute',
                left: `${x}%`,
                top: `${y}%`,
                transform: 'translate(-50%, -50%)',
                minWidth: 24,
                height: 24,
                p: 0,
                px: numbers.length > 1 ? 0.75 : 0,
                border: numbers.length === 0 ? `1.5px solid ${COLOURS.lineStrong}` : '2px solid #fff',
                borderRadius: '12px',
                bgcolor: numbers.length === 0 ? 'rgba(255, 255, 255, 0.72)' : COLOURS.accent,
                color: '#fff',
                font: 'inherit',
                fontSize: 12.5,
                fontWeight: 700,
                lineHeight: 1,
                cursor: 'pointer',
                zIndex: numbers.length === 0 ? 0 : 1,
                '&:hover, &:focus-visible': { bgcolor: COLOURS.accent, borderColor: '#fff', zIndex: 2 },
              }}
            >
              {numbers.join(' ')}
            </Box>
          )
        })}
      </Box>
      <Box role="status" sx={{ minHeight: 20, mt: 0.5, color: 'text.secondary', fontSize: 13 }}>
        {said}
      </Box>
      <Menu open={open !== null} anchorEl={open?.anchor ?? null} onClose={() => setOpen(null)} slotProps={{ list: { dense: true } }}>
        {open === null
          ? null
          : [
              ...numbersAt(open.zone).map((number) => (
                <MenuItem key={number} onClick={() => change(defects.toSpliced(number - 1, 1), say('stock.defectMap.removed', { zone: nameOf(open.zone) }))}>
                  {say('stock.defectMap.remove', { number, kind: valueOf('kind', defects[number - 1]?.kind ?? '') })}
                </MenuItem>
              )),
              ...(numbersAt(open.zone).length === 0 ? [] : [<Divider key="divider" />]),
              <ListSubheader key="title" sx={{ lineHeight: '32px' }}>
                {nameOf(open.zone)}
              </ListSubheader>,
              ...DEFECT_KINDS.map((kind) => (
                <MenuItem
                  key={kind}
                  onClick={() =>
                    change(
                      [...defects, { zone: open.zone, kind, size_cm: null, note: null }],
                      say('stock.defectMap.added', { number: defects.length + 1, zone: nameOf(open.zone), kind: valueOf('kind', kind) }),
                    )
                  }
                >
                  {valueOf('kind', kind)}
                </MenuItem>
              )),
            ]}
      </Menu>
    </Box>
  )
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
