import { Box, Button } from '@mui/material'
import { FileUp, List as ListIcon, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { LinkBase, useNotify, useRefresh } from 'react-admin'
import type { PriceSheetReport, PriceSheetState, PriceSheetVersion } from '#contract/landed-price-sheet.ts'
import { request } from '#apps/admin/web/api/request.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { ExportFile } from '#apps/admin/web/demand/export-file.tsx'
import { useMessages, useStaffLocale } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Confirm } from '#apps/admin/web/ui/confirm.tsx'
import { Facts } from '#apps/admin/web/ui/facts.tsx'
import { Mark } from '#apps/admin/web/ui/mark.tsx'
import { Panel } from '#apps/admin/web/ui/panel.tsx'
import { useFailureText } from '#apps/admin/web/ui/use-failure-text.ts'
import { useTimes } from '#apps/admin/web/ui/use-times.ts'
import { formatDate } from '#i18n/format.ts'
import { ReplaceDialog } from './replace-dialog.tsx'

/** A sheet: what it holds, who replaced it last, and the ways to fetch, replace and put back. */
export function SheetPanel({ state }: { state: PriceSheetState }) {
  const say = useMessages()
  const times = useTimes()
  const locale = useStaffLocale()
  const mayWrite = useMay('content.write')
  const [isOpen, setOpen] = useState(false)
  const { sheet, rows, is_sample: isSample, next_lapse: nextLapse, versions } = state
  const [current, ...earlier] = versions
  return (
    <Panel title={say(`priceSheet.sheet.${sheet}`)} aside={isSample ? <Mark tone="attention">{say('content.sample')}</Mark> : undefined}>
      <Box sx={{ color: 'text.secondary', fontSize: 13.5, mb: 1.5 }}>{say(`priceSheet.about.${sheet}`)}</Box>
      <Facts
        labelWidth={140}
        facts={[
          { label: say('priceSheet.rows'), value: say('priceSheet.count', { count: rows }) },
          { label: say('priceSheet.replaced'), value: current === undefined ? say('priceSheet.unknown') : versionText(current) },
          { label: say('priceSheet.nextLapse'), value: nextLapse === null ? '' : formatDate(locale, nextLapse) },
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button
          variant="outlined"
          startIcon={<ListIcon size={17} />}
          component={LinkBase}
          to={`/markets/prices/${sheet}`}
          aria-label={say('priceSheet.openOf', { sheet: say(`priceSheet.sheet.${sheet}`) })}
        >
          {say('priceSheet.open')}
        </Button>
        {mayWrite && (
          <Button variant="contained" startIcon={<FileUp size={17} />} onClick={() => setOpen(true)}>
            {say('priceSheet.replace')}
          </Button>
        )}
        {current !== undefined && <Fetch sheet={sheet} version={current} />}
      </Box>
      {earlier.length > 0 && (
        <Box component="details" sx={{ mt: 2 }}>
          <Box component="summary" sx={{ cursor: 'pointer', fontSize: 13.5, color: 'text.secondary' }}>
            {say('priceSheet.earlier', { count: earlier.length })}
          </Box>
          {earlier.map((version) => (
            <Box
              key={version.id}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.75, borderTop: `1px solid ${COLOURS.line}`, fontSize: 13.5 }}
            >
              <Box sx={{ flex: '1 1 180px', overflowWrap: 'anywhere' }}>
                <bdi>{versionText(version)}</bdi>
              </Box>
              <Fetch sheet={sheet} version={version} isSmall />
              {mayWrite && <Restore sheet={sheet} version={version} />}
            </Box>
          ))}
        </Box>
      )}
      {isOpen && <ReplaceDialog sheet={sheet} rows={rows} onClose={() => setOpen(false)} />}
    </Panel>
  )

  function versionText({ at, staff_name: name, file_name: file, rows: count }: PriceSheetVersion): string {
    return [times.moment(at), name ?? say('priceSheet.system'), file, say('priceSheet.count', { count })].join(' · ')
  }
}

type OfVersion = { sheet: PriceSheetState['sheet']; version: PriceSheetVersion; isSmall?: boolean }

function Fetch({ sheet, version, isSmall = false }: OfVersion) {
  const say = useMessages()
  return (
    <ExportFile
      path={`/price-sheets/${sheet}/versions/${version.id}`}
      sayDone={(count) => say('priceSheet.fetched', { count })}
      label={say('priceSheet.fetch', { file: version.file_name })}
      isSmall={isSmall}
    />
  )
}

function Restore({ sheet, version }: OfVersion) {
  const say = useMessages()
  const notify = useNotify()
  const refresh = useRefresh()
  const textOf = useFailureText()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const restore = async () => {
    setBusy(true)
    try {
      const { rows, is_written: isWritten, issues } = await request<PriceSheetReport>(`/price-sheets/${sheet}/versions/${version.id}/restore`, { body: {} })
      if (isWritten) notify(say('priceSheet.taken', { count: rows }), { type: 'success' })
      else notify(say('priceSheet.notTaken', { count: issues.length }), { type: 'error' })
      refresh()
    } catch (error) {
      notify(textOf(error), { type: 'error' })
    } finally {
      setBusy(false)
      setAsked(false)
    }
  }
  return (
    <>
      <Button size="small" startIcon={<Undo2 size={16} />} onClick={() => setAsked(true)}>
        {say('priceSheet.restore')}
      </Button>
      {isAsked && (
        <Confirm
          title={say('priceSheet.restoreTitle')}
          text={say('priceSheet.restoreText', { file: version.file_name })}
          submit={say('priceSheet.restore')}
          isBusy={isBusy}
          onConfirm={() => void restore()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
