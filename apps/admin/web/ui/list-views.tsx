import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Divider,
  FormControlLabel,
  FormHelperText,
  IconButton,
  ListSubheader,
  Menu,
  MenuItem,
  TextField,
} from '@mui/material'
import { Bookmark, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useGetList, useListContext, useNotify, useStore, type RaRecord } from 'react-admin'
import type { ListView } from '#contract/list-view.ts'
import type { ListLayout, ListViewValue, ViewedList } from '#contract/list-view-values.ts'
import { failureIn, request } from '#apps/admin/web/api/request.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import type { MessageKey } from '#apps/admin/web/messages/messages.ts'
import { useFailureText } from './use-failure-text.ts'
import { useStep } from './use-step.ts'

type Props = { list: ViewedList; columnsKey?: string; layoutKey?: string }

/** Views of a list by name: filters, order and columns, one's own and those that colleagues share. `columnsKey`: where its table keeps hidden columns; `layoutKey`: where the list keeps as what it is laid out. */
export function ListViews({ list, columnsKey, layoutKey }: Props) {
  const say = useMessages()
  const { filterValues, sort, setFilters, setSort } = useListContext()
  const [hidden, setHidden] = useStore<string[]>(columnsKey ?? 'no-columns', [])
  const [layout, setLayout] = useStore<ListLayout>(layoutKey ?? 'no-layout', 'list')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isNaming, setNaming] = useState(false)
  const { data: views = [], refetch } = useGetList<ListView & RaRecord>('list-views', { filter: { list } }, { enabled: anchor !== null || isNaming })
  const own = views.filter(({ is_own: isOwn }) => isOwn)
  const shared = views.filter(({ is_own: isOwn }) => !isOwn)
  const close = () => setAnchor(null)
  const apply = ({ value }: ListView) => {
    setFilters(value.filter, {}, false)
    setSort(value.sort)
    if (columnsKey !== undefined && value.hidden_columns !== null) setHidden(value.hidden_columns)
    if (layoutKey !== undefined) setLayout(value.layout ?? 'list')
    close()
  }
  const value: ListViewValue = {
    filter: filterValues,
    sort: { field: sort.field, order: sort.order },
    hidden_columns: columnsKey === undefined ? null : hidden,
    ...(layoutKey === undefined ? {} : { layout }),
  }
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Bookmark size={17} />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ flex: 'none', minHeight: 40, justifySelf: 'start' }}
      >
        {say('listViews.title')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} slotProps={{ list: { dense: true, sx: { minWidth: 240, maxWidth: 340 } } }}>
        {own.map((view) => (
          <MenuItem key={view.id} onClick={() => apply(view)} sx={WRAPPED}>
            <bdi>{view.name}</bdi>
          </MenuItem>
        ))}
        {shared.length > 0 && <ListSubheader sx={{ lineHeight: '32px' }}>{say('listViews.shared')}</ListSubheader>}
        {shared.map((view) => (
          <MenuItem key={view.id} onClick={() => apply(view)} sx={WRAPPED}>
            <bdi>{say('listViews.of', { name: view.name, person: view.staff_name })}</bdi>
          </MenuItem>
        ))}
        {views.length > 0 && <Divider />}
        <MenuItem
          onClick={() => {
            close()
            setNaming(true)
          }}
        >
          {say('listViews.keep')}
        </MenuItem>
      </Menu>
      {isNaming && <NameDialog list={list} value={value} own={own} onChanged={() => void refetch()} onClose={() => setNaming(false)} />}
    </>
  )
}

/** Names are long, and a phone is narrow. */
const WRAPPED = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const

type NameDialogProps = { list: ViewedList; value: ListViewValue; own: readonly ListView[]; onChanged: () => void; onClose: () => void }

function NameDialog({ list, value, own, onChanged, onClose }: NameDialogProps) {
  const say = useMessages()
  const notify = useNotify()
  const textOf = useFailureText()
  const step = useStep()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const save = async () => {
    if (!(await step.run(() => request('/list-views', { body: { list, name, is_shared: isShared, value } }).then(() => {})))) return
    notify(say('listViews.saved', { name: name.trim() }), { type: 'success' })
    onClose()
  }
  const remove = async (view: ListView) => {
    if (!(await step.run(() => request(`/list-views/${view.id}/delete`, { body: {} }).then(() => {})))) return
    notify(say('listViews.removed', { name: view.name }), { type: 'success' })
    onChanged()
  }
  const issue = step.error === null ? undefined : failureIn(step.error).issues.find(({ path }) => path === 'name')
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <DialogTitle>{say('listViews.save')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          {step.error !== null && issue === undefined && <Alert severity="error">{textOf(step.error)}</Alert>}
          <TextField
            autoFocus
            required
            margin="dense"
            label={say('listViews.name')}
            value={name}
            error={issue !== undefined}
            helperText={
              issue === undefined
                ? own.some((view) => view.name === name.trim())
                  ? say('listViews.replaces')
                  : undefined
                : say(`issue.${issue.key}` as MessageKey)
            }
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 60, dir: 'auto' } }}
          />
          <FormControlLabel control={<Checkbox checked={isShared} onChange={(_, next) => setShared(next)} />} label={say('listViews.share')} />
          <FormHelperText sx={{ m: 0 }}>{say('listViews.lead')}</FormHelperText>
          {own.length > 0 && (
            <Box component="ul" aria-label={say('listViews.own')} sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}>
              {own.map((view) => (
                <Box component="li" key={view.id} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
                  <bdi>{view.name}</bdi>
                  <IconButton aria-label={say('listViews.remove', { name: view.name })} disabled={step.isBusy} onClick={() => void remove(view)}>
                    <Trash2 size={17} />
                  </IconButton>
                </Box>
              ))}
            </Box>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{say('app.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={step.isBusy || name.trim() === ''}>
            {say('app.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
