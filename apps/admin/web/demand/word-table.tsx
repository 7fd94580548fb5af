import { Box } from '@mui/material'
import type { DemandWord } from '#contract/demand.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { useFigures } from './use-figures.ts'

/** Words have the room that figures leave. */
const WORD = { textAlign: 'left', width: '100%', pl: 2, pr: 1 } as const
const FIGURE = { textAlign: 'right', whiteSpace: 'nowrap', px: 1, '&:last-of-type': { pr: 2 } } as const

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
    <Box component="th" scope="col" sx={{ ...(isFirst ? WORD : FIGURE), fontWeight: 500, py: 0.75, bgcolor: COLOURS.sunken }}>
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
      <Box component="th" scope="row" sx={{ ...WORD, fontWeight: 'inherit', py: 1, overflowWrap: 'anywhere' }}>
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
        <Box key={name} component="td" sx={{ ...FIGURE, fontVariantNumeric: 'tabular-nums', py: 1, verticalAlign: 'top' }}>
          {textOf(name)}
        </Box>
      ))}
    </Box>
  )
}
