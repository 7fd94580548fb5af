import { Box } from '@mui/material'
import type { DemandWord } from '#contract/demand.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from './use-figures.ts'

type Column = 'searches' | 'found' | 'opened'
type WordTableProps = { title: string; help: string; words: readonly DemandWord[]; columns: readonly Column[] }

/** Words with their counts. What strangers typed is text and nothing else: no link, and its direction stays inside of it. */
export function WordTable({ title, help, words, columns }: WordTableProps) {
  const say = useMessages()
  return (
    <Panel title={title} isFlush>
      <Box sx={{ px: 2, pb: 1.5, mt: -1, color: 'text.secondary', fontSize: 13.5 }}>{words.length === 0 ? say('demand.none') : help}</Box>
      {words.length > 0 && (
        <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', fontSize: 14 }}>
          <Box component="thead" sx={{ fontSize: 12.5, color: 'text.secondary' }}>
            <tr>
              <HeadCell isFirst>{say('demand.columns.word')}</HeadCell>
              {columns.map((name) => (
                <HeadCell key={name}>{say(`demand.columns.${name}`)}</HeadCell>
              ))}
            </tr>
          </Box>
          <tbody>
            {words.map((row) => (
              <Row key={row.word} row={row} columns={columns} />
            ))}
          </tbody>
        </Box>
      )}
    </Panel>
  )
}

function HeadCell({ children, isFirst = false }: { children: string; isFirst?: boolean }) {
  return (
    <Box
      component="th"
      scope="col"
      sx={{ textAlign: isFirst ? 'left' : 'right', fontWeight: 500, px: isFirst ? 2 : 1, pr: 2, py: 0.75, bgcolor: COLOURS.sunken }}
    >
      {children}
    </Box>
  )
}

function Row({ row, columns }: { row: DemandWord; columns: readonly Column[] }) {
  const say = useMessages()
  const { count } = useFigures()
  const textOf = (name: Column) => {
    const value = row[name]
    return value === null ? <span title={say('demand.foundUnknown')}>–</span> : count(value)
  }
  return (
    <Box component="tr" sx={{ borderTop: `1px solid ${COLOURS.line}` }}>
      <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 'inherit', px: 2, py: 1, overflowWrap: 'anywhere' }}>
        <bdi>{row.word}</bdi>
        <Box
          component="span"
          title={row.locales.map((code) => say(`language.${code as 'en'}`)).join(', ')}
          sx={{ ml: 1, fontSize: 12, color: 'text.secondary' }}
        >
          {row.locales.join(' ')}
        </Box>
      </Box>
      {columns.map((name) => (
        <Box
          key={name}
          component="td"
          sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums', px: 1, pr: 2, py: 1, whiteSpace: 'nowrap', verticalAlign: 'top' }}
        >
          {textOf(name)}
        </Box>
      ))}
    </Box>
  )
}
