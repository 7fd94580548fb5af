import { Box, Button } from '@mui/material'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { BooleanInput, useGetOne, useSourceContext, type RaRecord } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { COMPANY_LIST_NAMES, type CompanyList } from '#contract/list-values.ts'
import type { ListWords } from '#contract/lists.ts'
import type { Locale } from '#i18n/locales.ts'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { FieldGroup } from '#apps/admin/web/ui/field-group.tsx'
import { OrderedRows } from '#apps/admin/web/ui/ordered-rows.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { TranslatedInputs, TranslatedText } from '#apps/admin/web/ui/translated-inputs.tsx'

const NEW_ENTRY = { name: '', titles: {}, texts: {}, is_shown: true }

type Row = { name?: string; titles?: Partial<Record<Locale, string>> } | undefined

/** Steps of a deal, services and the like, one list at a time. */
export function ListsFields() {
  const say = useMessages()
  const [list, setList] = useState<CompanyList>('process')
  const { data: words } = useGetOne<ListWords & RaRecord>('list-words', { id: 'now' })
  return (
    <FieldGroup title="settings.parts.lists" lead="settings.parts.listsLead">
      <SelectField
        label={say('settings.help.whichList')}
        value={list}
        choices={COMPANY_LIST_NAMES.map((name) => ({ value: name, label: say(`settings.lists.${name}`) }))}
        onChange={(name) => setList(COMPANY_LIST_NAMES.find((known) => known === name) ?? list)}
      />
      <OrderedRows
        key={list}
        source={`value.${list}`}
        label={say(`settings.lists.${list}`)}
        add={{ label: say('settings.row.addEntry'), row: NEW_ENTRY }}
        removable={{ source: 'name', value: '' }}
      >
        <Entry list={list} words={words?.[list] ?? {}} />
      </OrderedRows>
    </FieldGroup>
  )
}

/** An entry by its title; its words are opened by a button, because a list has many. */
function Entry({ list, words }: { list: CompanyList; words: ListWords[string] }) {
  const say = useMessages()
  const locale = useStaffLocale()
  const id = useId()
  const row = useWatch({ name: useSourceContext().getSource('') }) as Row
  const isOwn = row?.name === ''
  const [wish, setWish] = useState<boolean | null>(null)
  const isOpen = wish ?? (isOwn && Object.keys(row.titles ?? {}).length === 0)
  const given = words[row?.name ?? '']
  const title = row?.titles?.[locale] || given?.[locale].title || Object.values(row?.titles ?? {}).find((text) => text) || say('settings.row.newEntry')
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0, width: '100%' }}>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
        <BooleanInput source="is_shown" label={say('settings.row.shown')} helperText={false} />
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          endIcon={isOpen ? <ChevronUp size={16} /> : <ChevronDown size={16} />}
          onClick={() => setWish(!isOpen)}
        >
          {say('settings.row.words')}
        </Button>
      </Box>
      <Box id={id}>
        {isOpen && (
          <TranslatedInputs sources={list === 'slogans' ? ['titles'] : ['titles', 'texts']} needed={isOwn ? ['titles'] : []}>
            <TranslatedText source="titles" label={say('settings.row.title')} most={120} otherwise={(code) => given?.[code].title ?? ''} />
            {list !== 'slogans' && (
              <TranslatedText source="texts" label={say('settings.row.text')} most={600} isLong otherwise={(code) => given?.[code].text ?? ''} />
            )}
          </TranslatedInputs>
        )}
      </Box>
    </Box>
  )
}
