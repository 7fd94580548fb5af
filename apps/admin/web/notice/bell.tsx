import { Box, Button, ButtonBase, Link, Popover } from '@mui/material'
import { Bell } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { LinkBase } from 'react-admin'
import type { StaffNotice } from '#contract/staff-notice.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { CountryName } from '#apps/admin/web/ui/country-name.tsx'
import { useNow, useTimes } from '#apps/admin/web/ui/use-times.ts'
import { gathered } from './gathered.ts'
import { placeOf, useKindText } from './notice-words.ts'
import { useNotices } from './notices.tsx'

const MOST = 99

/** How many notices were not seen, and behind it what they are. On the dark of the frame. */
export function NoticeBell() {
  const say = useMessages()
  const isWanted = useMay('enquiry.read')
  const { unseen } = useNotices()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  if (!isWanted) return null
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={unseen === 0 ? say('notice.title') : say('notice.unseen', { count: unseen })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          position: 'relative',
          width: 44,
          height: 44,
          flex: 'none',
          borderRadius: '6px',
          color: '#fff',
          '&:hover': { bgcolor: 'rgb(255 255 255 / 0.08)' },
          '&:focus-visible': { outline: '2px solid #fff', outlineOffset: -2 },
        }}
      >
        <Bell size={20} aria-hidden />
        {unseen > 0 && <Count count={unseen} />}
      </ButtonBase>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 400, maxWidth: 'calc(100vw - 32px)' } } }}
      >
        <NoticeList titleId={id} onDone={() => setAnchor(null)} />
      </Popover>
    </>
  )
}

function Count({ count }: { count: number }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'absolute',
        top: 3,
        right: 2,
        minWidth: 18,
        px: 0.5,
        borderRadius: '9px',
        bgcolor: COLOURS.accent,
        color: '#fff',
        fontSize: 11.5,
        fontWeight: 600,
        lineHeight: '18px',
        textAlign: 'center',
      }}
    >
      {count > MOST ? `${MOST}+` : count}
    </Box>
  )
}

function NoticeList({ titleId, onDone }: { titleId: string; onDone: () => void }) {
  const say = useMessages()
  const { notices, unseen, hasMore, readMore, markSeen } = useNotices()
  const title = useRef<HTMLElement>(null)
  // The button goes with what it was for; the focus stays inside, where Escape closes.
  const seeAll = () => {
    title.current?.focus()
    void markSeen()
  }
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, pl: 2, pr: 1, minHeight: 48 }}>
        <Box component="h2" ref={title} tabIndex={-1} id={titleId} sx={{ m: 0, outline: 'none', fontSize: 15, fontWeight: 600 }}>
          {say('notice.title')}
        </Box>
        {unseen > 0 && (
          <Button size="small" onClick={seeAll}>
            {say('notice.allSeen')}
          </Button>
        )}
      </Box>
      {notices?.length === 0 && <Box sx={{ px: 2, pb: 2, color: 'text.secondary' }}>{say('notice.none')}</Box>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 'min(60vh, 480px)', overflowY: 'auto', borderTop: `1px solid ${COLOURS.line}` }}>
        {gathered(notices ?? []).map(({ notice, count }) => (
          <NoticeLine key={notice.id} notice={notice} count={count} onDone={onDone} />
        ))}
        {hasMore && (
          <Box component="li" sx={{ p: 1, textAlign: 'center' }}>
            <Button size="small" onClick={() => void readMore()}>
              {say('notice.more')}
            </Button>
          </Box>
        )}
      </Box>
      <Box sx={{ px: 2, py: 1, borderTop: `1px solid ${COLOURS.line}`, fontSize: 13.5 }}>
        <Link component={LinkBase} to="/account" onClick={onDone}>
          {say('notice.choices')}
        </Link>
      </Box>
    </>
  )
}

function NoticeLine({ notice, count, onDone }: { notice: StaffNotice; count: number; onDone: () => void }) {
  const say = useMessages()
  const kindText = useKindText()
  const times = useTimes()
  const now = useNow()
  const { enquiry } = notice
  const { markSeen } = useNotices()
  // A list has no page of its own that would see it.
  const open = () => {
    if (notice.kind === 'enquiries_yours') void markSeen({ enquiryId: enquiry.id, kind: notice.kind })
    onDone()
  }
  const isUnseen = notice.seen_at === null
  return (
    <Box component="li" sx={{ '& + &': { borderTop: `1px solid ${COLOURS.line}` } }}>
      <Box
        component={LinkBase}
        to={placeOf(notice)}
        onClick={open}
        sx={{
          display: 'grid',
          gridTemplateColumns: '10px minmax(0, 1fr) auto',
          columnGap: 1,
          px: 2,
          py: 1.25,
          color: 'inherit',
          textDecoration: 'none',
          fontSize: 14,
          '&:hover': { bgcolor: COLOURS.page },
          '&:focus-visible': { outline: `2px solid ${COLOURS.accentText}`, outlineOffset: -2 },
        }}
      >
        <Box sx={{ pt: '7px' }}>
          {isUnseen && (
            <Box
              component="span"
              role="img"
              aria-label={say('notice.new')}
              sx={{ display: 'block', width: 8, height: 8, borderRadius: '50%', bgcolor: COLOURS.accent }}
            />
          )}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: isUnseen ? 600 : 400 }}>
            {kindText(notice)}
            {count > 1 && ` · ${say('notice.times', { count })}`}
          </Box>
          <Box sx={{ color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            <bdi>{enquiry.name}</bdi> · <CountryName row={enquiry} />
          </Box>
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: 13, textAlign: 'right' }}>
          <time dateTime={notice.created_at}>{times.short(notice.created_at, now)}</time>
          <Box className="ref">{notice.quotation?.number ?? enquiry.reference}</Box>
        </Box>
      </Box>
    </Box>
  )
}
