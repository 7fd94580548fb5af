import { Box, InputAdornment, Tab, Tabs, TextField } from '@mui/material'
import { Search } from 'lucide-react'
import { LinkBase, ListBase, reactRouterProvider, useListContext, useLocation } from 'react-admin'
import { MEDIA_OWNERS, type MediaOwner } from '#contract/media-values.ts'
import type { MediaOwnerRow } from '#contract/media.ts'
import { Pager } from '#apps/admin/web/ui/pager.tsx'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Empty } from '#apps/admin/web/ui/empty.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { Page } from '#apps/admin/web/ui/page.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { isOwnerKind } from './kinds.ts'

const { useNavigate } = reactRouterProvider

/** What can have pictures, and how many each has. */
export default function MediaPage() {
  const say = useMessages()
  const navigate = useNavigate()
  const wanted = new URLSearchParams(useLocation().search).get('kind') ?? 'car'
  const kind = isOwnerKind(wanted) ? wanted : 'car'
  return (
    <ListBase
      key={kind}
      resource="media-owners"
      filter={{ kind }}
      perPage={50}
      sort={{ field: 'name', order: 'ASC' }}
      storeKey={`media-${kind}`}
      disableAuthentication
      disableSyncWithLocation
    >
      <Page title={say('media.title')} width={1080}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, alignItems: 'center' }}>
          <Tabs value={kind} onChange={(_, next: MediaOwner) => navigate(`/media?kind=${next}`)} variant="scrollable" allowScrollButtonsMobile>
            {MEDIA_OWNERS.map((one) => (
              <Tab key={one} value={one} label={say(`media.kind.${one}`)} sx={{ minHeight: 44 }} />
            ))}
          </Tabs>
          <WordField />
        </Box>
        <Box sx={{ bgcolor: '#fff', border: `1px solid ${COLOURS.line}`, borderRadius: '8px', overflow: 'hidden' }}>
          <Rows kind={kind} />
          <Pager />
        </Box>
      </Page>
    </ListBase>
  )
}

function WordField() {
  const say = useMessages()
  const { filterValues, setFilters } = useListContext()
  return (
    <TextField
      type="search"
      label={say('media.search')}
      value={filterValues['word'] ?? ''}
      onChange={(event) => setFilters({ ...filterValues, word: event.target.value })}
      sx={{ ml: { md: 'auto' }, minWidth: 240 }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search size={17} />
            </InputAdornment>
          ),
        },
        htmlInput: { maxLength: 100 },
      }}
    />
  )
}

function Rows({ kind }: { kind: MediaOwner }) {
  const say = useMessages()
  const { data, error, refetch } = useListContext<MediaOwnerRow>()
  if (data === undefined && error) return <Failure error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Box sx={{ height: 400 }} />
  if (data.length === 0) return <Empty title={say('media.nothing')} />
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((owner) => (
        <Box component="li" key={owner.id} sx={{ '& + &': { borderTop: `1px solid ${COLOURS.line}` } }}>
          <Row owner={owner} kind={kind} />
        </Box>
      ))}
    </Box>
  )
}

function Row({ owner, kind }: { owner: MediaOwnerRow; kind: MediaOwner }) {
  const say = useMessages()
  return (
    <Box
      component={LinkBase}
      to={`/media/${kind}/${owner.id}`}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 2,
        py: 1,
        minHeight: 64,
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { bgcolor: COLOURS.page },
      }}
    >
      <Box sx={{ width: 72, height: 48, flex: 'none', bgcolor: COLOURS.sunken, borderRadius: '3px', overflow: 'hidden' }}>
        {owner.cover !== null && <Box component="img" src={owner.cover} alt="" loading="lazy" sx={{ width: '100%', height: '100%', objectFit: 'cover' }} />}
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{owner.name}</bdi>
        </Box>
        <Box sx={{ fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' }}>{owner.sign}</Box>
      </Box>
      <Box sx={{ fontSize: 13, color: owner.count === 0 ? COLOURS.accentText : 'text.secondary', whiteSpace: 'nowrap' }}>
        {say('media.count', { count: owner.count })}
      </Box>
    </Box>
  )
}
