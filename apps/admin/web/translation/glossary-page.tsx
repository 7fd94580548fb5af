import { Box, Button, Link } from '@mui/material'
import { Plus } from 'lucide-react'
import { LinkBase, ListBase, useListContext } from 'react-admin'
import type { GlossaryTerm } from '#contract/glossary.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useDataMessages, useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { useFilters } from '#apps/admin/web/ui/filter-fields.tsx'
import { ListRows } from '#apps/admin/web/ui/list-rows.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { LanguagesFrame } from './languages-frame.tsx'

/** The terms of the trade and how each language says them. */
export default function GlossaryPage() {
  return (
    <ListBase resource="glossary" perPage={50} disableAuthentication>
      <Terms />
    </ListBase>
  )
}

function Terms() {
  const say = useMessages()
  const { total } = useListContext<GlossaryTerm>()
  const add = (
    <Button variant="contained" startIcon={<Plus size={17} />} component={LinkBase} to="/languages/glossary/create">
      {say('glossary.add')}
    </Button>
  )
  return (
    <LanguagesFrame
      tab="glossary"
      note={total === undefined ? undefined : say('glossary.count', { count: total })}
      actions={useMay('content.write') ? add : undefined}
    >
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{say('glossary.lead')}</Box>
      <FilterBar Fields={Filters} search="glossary.search" />
      <ListRows<GlossaryTerm> empty={say('content.emptyFiltered')} emptyFiltered={say('content.emptyFiltered')}>
        {(rows) => (
          <Box component="ul" aria-label={say('languages.tabs.glossary')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((row) => (
              <Term key={row.id} row={row} />
            ))}
          </Box>
        )}
      </ListRows>
    </LanguagesFrame>
  )
}

/** The terms that a language does not say yet. */
function Filters() {
  const say = useMessages()
  const sayValue = useDataMessages()
  const { one, setOne } = useFilters()
  return (
    <SelectField
      label={say('glossary.lacking')}
      value={one('locale')}
      onChange={setOne('locale')}
      choices={LOCALE_CODES.filter((code) => code !== 'en').map((value) => ({ value, label: sayValue('language', value) }))}
      allLabel={say('app.all')}
    />
  )
}

function Term({ row }: { row: GlossaryTerm }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const locale = useStaffLocale()
  const { term, meaning, words } = row.value
  const missing = LOCALE_CODES.filter((code) => code !== 'en' && words[code] === '')
  const shown = locale === 'zh' ? words.zh : ''
  return (
    <Box component="li" sx={{ px: 2, py: 1.25, '& + &': { borderTop: `1px solid ${COLOURS.line}` } }}>
      <Link component={LinkBase} to={`/languages/glossary/${encodeURIComponent(row.id)}`} sx={{ color: 'inherit', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {term}
      </Link>
      {shown !== '' && (
        <Box component="span" lang="zh" sx={{ ml: 1 }}>
          {shown}
        </Box>
      )}
      {row.is_own && (
        <Box component="span" sx={{ ml: 1, color: COLOURS.success, fontSize: 12.5 }}>
          {say('glossary.own')}
        </Box>
      )}
      {meaning !== '' && <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{meaning}</Box>}
      {missing.length > 0 && (
        <Box sx={{ color: COLOURS.warning, fontSize: 12.5 }}>
          {say('glossary.missing', { languages: missing.map((code) => sayValue('language', code)).join(', ') })}
        </Box>
      )}
    </Box>
  )
}
