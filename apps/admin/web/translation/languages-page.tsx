import { Box, Link, useMediaQuery, type Theme } from '@mui/material'
import { LinkBase, ListBase, useGetList, useListContext } from 'react-admin'
import type { TranslationCounts, TranslationRow } from '#contract/translation.ts'
import { TRANSLATED_KINDS } from '#contract/translation-values.ts'
import { LOCALE_CODES } from '#i18n/locales.ts'
import { LackFilters } from '#apps/admin/web/content/language-filters.tsx'
import { formOf } from '#apps/admin/web/place/place-of.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { FilterBar } from '#apps/admin/web/ui/filter-bar.tsx'
import { useFilters } from '#apps/admin/web/ui/filter-fields.tsx'
import { ListRows } from '#apps/admin/web/ui/list-rows.tsx'
import { SelectField } from '#apps/admin/web/ui/select-field.tsx'
import { DraftMany } from './draft-button.tsx'
import { Exchange } from './exchange.tsx'
import { LackCounts } from './lack-counts.tsx'
import { LanguagesFrame } from './languages-frame.tsx'
import { useThingName } from './use-thing-name.ts'

/** Everything with words against the languages: what is not written, behind the English, or read by nobody. */
export default function LanguagesPage() {
  return (
    <ListBase resource="translations" perPage={25} disableAuthentication>
      <Matrix />
    </ListBase>
  )
}

function Matrix() {
  const say = useMessages()
  const { total } = useListContext<TranslationRow>()
  const counts = useGetList<TranslationCounts[number] & { id: string }>('translation-counts')
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <LanguagesFrame tab="matrix" note={total === undefined ? undefined : say('languages.count', { count: total })} actions={<Actions />}>
      {counts.error !== null && <Failure error={counts.error} onRetry={() => void counts.refetch()} />}
      {counts.data !== undefined && <LackCounts counts={counts.data} />}
      <FilterBar Fields={Filters} search="languages.search" />
      <ListRows<TranslationRow> empty={say('languages.empty')} emptyFiltered={say('languages.emptyFiltered')}>
        {(rows) => (
          <Box component="ul" aria-label={say('languages.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((row) => (
              <Row key={row.id} row={row} columns={isPhone ? 6 : 12} />
            ))}
          </Box>
        )}
      </ListRows>
      <Legend />
    </LanguagesFrame>
  )
}

function Actions() {
  return (
    <>
      <DraftMany />
      <Exchange />
    </>
  )
}

function Filters() {
  const say = useMessages()
  const { one, setOne } = useFilters()
  return (
    <>
      <SelectField
        label={say('languages.kind')}
        value={one('kind')}
        onChange={setOne('kind')}
        choices={TRANSLATED_KINDS.map((value) => ({ value, label: say(`languages.kinds.${value}`) }))}
        allLabel={say('app.all')}
      />
      <LackFilters />
    </>
  )
}

function Row({ row, columns }: { row: TranslationRow; columns: number }) {
  const say = useMessages()
  const nameOf = useThingName()
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) max-content' },
        gap: 1,
        alignItems: 'center',
        px: 2,
        py: 1.25,
        '& + &': { borderTop: `1px solid ${COLOURS.line}` },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{nameOf(row)}</bdi>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 12.5 }}>{say(`languages.kinds.${row.kind}`)}</Box>
      </Box>
      <Box
        component="ul"
        aria-label={nameOf(row)}
        sx={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, 40px)`, gap: '5px', listStyle: 'none', m: 0, p: 0 }}
      >
        {LOCALE_CODES.map((code) => (
          <Box component="li" key={code}>
            <Cell row={row} code={code} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** One language of a thing: the way into it, on the colour of what it lacks. */
function Cell({ row, code }: { row: TranslationRow; code: (typeof LOCALE_CODES)[number] }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const { lack, state } = row.cells[code]
  const told = lack === null ? (state === null ? say('languages.done') : sayValue('publication.state', state)) : say(`content.lack.${lack}`)
  const words = `${sayValue('language', code)}: ${told}`
  return (
    <Link
      component={LinkBase}
      to={row.is_written ? `/languages/${row.id}?to=${code}` : formOf(row.kind, row.id, row.name)}
      title={words}
      aria-label={words}
      underline="none"
      sx={{
        display: 'block',
        textAlign: 'center',
        border: '1px solid',
        borderRadius: '4px',
        fontSize: 12.5,
        fontWeight: 600,
        lineHeight: '24px',
        ...LOOK[lack ?? 'none'],
      }}
    >
      {code}
    </Link>
  )
}

const LOOK = {
  missing: { color: COLOURS.danger, bgcolor: COLOURS.paper, borderColor: COLOURS.danger, borderStyle: 'dashed' },
  stale: { color: COLOURS.warning, bgcolor: COLOURS.warningSoft, borderColor: COLOURS.warning },
  unread: { color: COLOURS.blue, bgcolor: COLOURS.blueSoft, borderColor: COLOURS.blue },
  none: { color: COLOURS.muted, bgcolor: COLOURS.sunken, borderColor: 'transparent', fontWeight: 400 },
} as const

/** What the colours of the cells say. */
function Legend() {
  const say = useMessages()
  const told = { missing: say('content.lack.missing'), stale: say('content.lack.stale'), unread: say('content.lack.unread'), none: say('languages.done') }
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', m: 0, p: 0, mt: 1.5, fontSize: 12.5, color: 'text.secondary' }}>
      {(['missing', 'stale', 'unread', 'none'] as const).map((lack) => (
        <Box component="li" key={lack} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box aria-hidden sx={{ width: 16, height: 16, border: '1px solid', borderRadius: '4px', ...LOOK[lack] }} />
          {told[lack]}
        </Box>
      ))}
    </Box>
  )
}
