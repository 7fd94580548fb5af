import { Box } from '@mui/material'
import { ArrayInput, required, SelectInput, SimpleFormIterator, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { DEFECT_KINDS, DEFECT_ZONES } from '#contract/used-values.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { LimitedNumberInput } from '#apps/admin/web/ui/limited-number-input.tsx'
import { DefectMap } from './defect-map.tsx'
import { useStockValue } from './use-stock-words.ts'

type Defect = { zone?: string | null; kind?: string | null }

/** What was found on a used unit: where, what, how large. */
export function DefectsInput() {
  const say = useMessages()
  const stored: unknown = useWatch({ name: 'value.defects' })
  const defects = Array.isArray(stored) ? (stored as Defect[]) : []
  return (
    <>
      <DefectMap />
      <ArrayInput source="value.defects" label={say('stock.field.defects')} helperText={false}>
        <SimpleFormIterator inline disableReordering getItemLabel={(index) => `${index + 1}.`} sx={{ '& .RaSimpleFormIterator-form': { flex: 1 } }}>
          <Box sx={{ display: 'grid', gap: 1.5, flex: 1, pt: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 110px 1.4fr' } }}>
            <DefectChoice name="zone" values={DEFECT_ZONES} stored={defects.map(({ zone }) => zone)} />
            <DefectChoice name="kind" values={DEFECT_KINDS} stored={defects.map(({ kind }) => kind)} />
            <LimitedNumberInput source="size_cm" label={say('stock.defect.size_cm')} step={0.5} least={0} most={600} />
            <TextInput
              source="note"
              label={say('stock.defect.note')}
              defaultValue={null}
              helperText={false}
              variant="outlined"
              margin="none"
              slotProps={{ htmlInput: { maxLength: 300, dir: 'auto' } }}
            />
          </Box>
        </SimpleFormIterator>
      </ArrayInput>
    </>
  )
}

function DefectChoice({ name, values, stored }: { name: 'zone' | 'kind'; values: readonly string[]; stored: readonly (string | null | undefined)[] }) {
  const say = useMessages()
  const valueOf = useStockValue()
  const all = [...new Set([...values, ...stored.filter((value) => typeof value === 'string' && value !== '')])] as string[]
  return (
    <SelectInput
      source={name}
      label={say(`stock.defect.${name}`)}
      choices={all.map((id) => ({ id, name: valueOf(name, id) }))}
      translateChoice={false}
      validate={required('issue.required')}
      helperText={false}
      variant="outlined"
      margin="none"
    />
  )
}
