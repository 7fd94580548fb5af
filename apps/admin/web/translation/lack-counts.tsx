import { Box, ButtonBase, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useListContext } from 'react-admin'
import type { TranslationCounts } from '#contract/translation.ts'
import { LOCALE_CODES, type Locale } from '#i18n/locales.ts'
import { useDataMessages, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'

/** How much each language lacks of each kind; a number leads to what it counts. */
export function LackCounts({ counts }: { counts: TranslationCounts }) {
  const say = useMessages()
  const sayValue = useDataMessages()
  const { setFilters } = useListContext()
  const lackingIn = (own: TranslationCounts[number], code: Locale) => {
    const { missing, stale, unread } = own.languages[code]
    return missing + stale + unread
  }
  const cell = (own: TranslationCounts[number], code: Locale) => {
    const { missing, stale, unread } = own.languages[code]
    const sum = lackingIn(own, code)
    const words = say('languages.lacking', { language: sayValue('language', code), kind: say(`languages.kinds.${own.kind}`), missing, stale, unread })
    return sum === 0 ? (
      <Box component="span" role="img" aria-label={words} title={words} sx={{ color: COLOURS.success }}>
        ✓
      </Box>
    ) : (
      <ButtonBase
        aria-label={words}
        title={words}
        onClick={() => setFilters({ kind: own.kind, locale: code }, {}, false)}
        sx={{
          minWidth: 34,
          minHeight: 28,
          borderRadius: '4px',
          fontSize: 13.5,
          fontWeight: missing > 0 ? 700 : 400,
          color: missing > 0 ? COLOURS.danger : COLOURS.warning,
        }}
      >
        {sum}
      </ButtonBase>
    )
  }
  return (
    <Box
      sx={{ overflowX: 'auto', mb: 2.5, bgcolor: COLOURS.paper, border: `1px solid ${COLOURS.line}`, borderRadius: '8px' }}
      tabIndex={0}
      role="region"
      aria-label={say('languages.counts')}
    >
      <Table
        size="small"
        aria-label={say('languages.counts')}
        sx={{ tableLayout: 'fixed', minWidth: 760, '& td, & th': { px: 0.5, py: 0.25, height: 36, textAlign: 'center', fontVariantNumeric: 'tabular-nums' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={FIRST}>{say('languages.kind')}</TableCell>
            {LOCALE_CODES.map((code) => (
              <TableCell key={code} title={sayValue('language', code)}>
                {code}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {counts.map((own) => (
            <TableRow key={own.kind} sx={{ '&:last-child td, &:last-child th': { borderBottom: 0 } }}>
              <TableCell component="th" scope="row" sx={FIRST}>
                {say(`languages.kinds.${own.kind}`)}{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {own.total}
                </Box>
              </TableCell>
              {LOCALE_CODES.map((code) => (
                <TableCell key={code}>{cell(own, code)}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

/** Stays in sight while the languages are moved past it on a phone. */
const FIRST = {
  position: 'sticky',
  left: 0,
  bgcolor: COLOURS.paper,
  width: { xs: 130, md: 230 },
  zIndex: 1,
  '&&': { textAlign: 'start', pl: 2, fontWeight: 600 },
} as const
