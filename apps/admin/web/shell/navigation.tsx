import { Box, ButtonBase, ListItemIcon, Menu, MenuItem } from '@mui/material'
import { Ellipsis, Search } from 'lucide-react'
import { useState } from 'react'
import { LinkBase, useLocation, useNavigate } from 'react-admin'
import { holds, useSelf } from '#apps/admin/web/api/use-self.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { NoticeBell } from '#apps/admin/web/notice/bell.tsx'
import { AccountMenu } from './account-menu.tsx'
import { useNewEnquiries } from './new-enquiries.tsx'
import { MOD } from './keys.ts'
import { isInside, SECTIONS, type Section } from './sections.ts'
import { Wordmark } from './wordmark.tsx'

export const RAIL_WIDTH = 216

/** The rail at the side, for wide screens. */
export function Rail({ onFind }: { onFind: () => void }) {
  const say = useMessages()
  return (
    <Box
      component="header"
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        position: 'fixed',
        insetBlock: 0,
        left: 0,
        width: RAIL_WIDTH,
        bgcolor: COLOURS.night,
        color: '#fff',
        p: 1.5,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 1, pb: 1 }}>
        <Wordmark height={24} />
        <NoticeBell />
      </Box>
      <FindButton onFind={onFind} />
      <Box component="nav" aria-label={say('nav.main')} sx={{ display: 'grid', gap: 0.5, minHeight: 0, overflowY: 'auto' }}>
        {useSections().map((section) => (
          <RailLink key={section.path} section={section} />
        ))}
      </Box>
      <Box sx={{ mt: 'auto', flex: 'none' }}>
        <AccountMenu />
      </Box>
    </Box>
  )
}

/** Name and account at the top of a phone. */
export function TopBar({ onFind }: { onFind: () => void }) {
  const say = useMessages()
  return (
    <Box
      component="header"
      sx={{
        display: { xs: 'flex', md: 'none' },
        alignItems: 'center',
        justifyContent: 'space-between',
        position: 'sticky',
        top: 0,
        zIndex: 1100,
        height: 52,
        pl: 2,
        pr: 0.5,
        bgcolor: COLOURS.night,
        color: '#fff',
      }}
    >
      <Wordmark height={20} />
      <Box sx={{ display: 'flex' }}>
        <ButtonBase aria-label={say('commands.title')} onClick={onFind} sx={{ width: 44, height: 44, color: '#fff' }}>
          <Search size={20} aria-hidden />
        </ButtonBase>
        <NoticeBell />
        <AccountMenu isCompact />
      </Box>
    </Box>
  )
}

/** Opens what finds everything, and tells its key. */
function FindButton({ onFind }: { onFind: () => void }) {
  const say = useMessages()
  return (
    <ButtonBase
      onClick={onFind}
      sx={{
        display: 'flex',
        gap: 1,
        flex: 'none',
        height: 36,
        px: 1.25,
        mb: 1.5,
        borderRadius: '6px',
        border: '1px solid rgb(255 255 255 / 0.28)',
        font: 'inherit',
        fontSize: 13.5,
        color: 'rgb(255 255 255 / 0.76)',
        '&:hover': { bgcolor: 'rgb(255 255 255 / 0.08)', color: '#fff' },
        '&:focus-visible': { outline: '2px solid #fff', outlineOffset: -2 },
      }}
    >
      <Search size={16} aria-hidden />
      <Box component="span" sx={{ flex: 1, textAlign: 'start' }}>
        {say('commands.title')}
      </Box>
      <Box component="kbd" aria-hidden sx={{ font: 'inherit', fontSize: 12 }}>
        {MOD} K
      </Box>
    </ButtonBase>
  )
}

/** How many sections have a place of their own under the thumb; the others are behind the last one. */
const PLACES = 4

/** The sections under the thumb of a phone. */
export function TabBar() {
  const say = useMessages()
  const { pathname } = useLocation()
  const sections = useSections()
  if (sections.length < 2) return null
  const hasMenu = sections.length > PLACES + 1
  const own = hasMenu ? sections.slice(0, PLACES) : sections
  return (
    <Box
      component="nav"
      aria-label={say('nav.main')}
      sx={{
        display: { xs: 'flex', md: 'none' },
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 1100,
        bgcolor: COLOURS.paper,
        borderTop: `1px solid ${COLOURS.line}`,
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      {own.map((section) => (
        <Box
          key={section.path}
          component={LinkBase}
          to={section.path}
          aria-current={isInside(section, pathname) ? 'page' : undefined}
          sx={tabStyle(isInside(section, pathname))}
        >
          <Box component="span" sx={{ position: 'relative', lineHeight: 0 }}>
            <section.icon size={21} aria-hidden />
            {section.path === '/enquiries' && <WaitingDot />}
          </Box>
          {say(section.label)}
        </Box>
      ))}
      {hasMenu && <MoreTab sections={sections.slice(PLACES)} />}
    </Box>
  )
}

/** The sections that have no place of their own, in a menu; it looks chosen where one of them is open. */
function MoreTab({ sections }: { sections: readonly Section[] }) {
  const say = useMessages()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isHere = sections.some((section) => isInside(section, pathname))
  const go = (path: string) => {
    setAnchor(null)
    navigate(path)
  }
  return (
    <>
      <ButtonBase aria-haspopup="menu" aria-expanded={anchor !== null} onClick={(event) => setAnchor(event.currentTarget)} sx={tabStyle(isHere)}>
        <Ellipsis size={21} aria-hidden />
        {say('nav.more')}
      </ButtonBase>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        {sections.map((section) => (
          <MenuItem key={section.path} selected={isInside(section, pathname)} onClick={() => go(section.path)} sx={{ minHeight: 48 }}>
            <ListItemIcon>
              <section.icon size={18} />
            </ListItemIcon>
            {say(section.label)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

function tabStyle(isHere: boolean) {
  return {
    flex: 1,
    display: 'grid',
    justifyItems: 'center',
    gap: '2px',
    py: '7px',
    fontFamily: 'inherit',
    fontSize: 12,
    textDecoration: 'none',
    color: isHere ? COLOURS.accentText : COLOURS.muted,
    fontWeight: isHere ? 600 : 400,
  }
}

function RailLink({ section }: { section: Section }) {
  const say = useMessages()
  const { pathname } = useLocation()
  const { waiting } = useNewEnquiries()
  const isHere = isInside(section, pathname)
  return (
    <Box
      component={LinkBase}
      to={section.path}
      aria-current={isHere ? 'page' : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        height: 40,
        px: 1.25,
        borderRadius: '6px',
        fontSize: 14,
        textDecoration: 'none',
        color: isHere ? '#fff' : 'rgb(255 255 255 / 0.76)',
        fontWeight: isHere ? 600 : 400,
        bgcolor: isHere ? 'rgb(255 255 255 / 0.12)' : 'transparent',
        '&:hover': { bgcolor: 'rgb(255 255 255 / 0.08)', color: '#fff' },
        '&:focus-visible': { outline: '2px solid #fff', outlineOffset: -2 },
      }}
    >
      <section.icon size={18} aria-hidden />
      <Box component="span" sx={{ flex: 1 }}>
        {say(section.label)}
      </Box>
      {section.path === '/enquiries' && waiting > 0 && (
        <Box
          component="span"
          title={say('nav.waiting', { count: waiting })}
          sx={{
            px: 0.75,
            minWidth: 22,
            textAlign: 'center',
            borderRadius: '4px',
            bgcolor: COLOURS.accent,
            color: '#fff',
            fontSize: 12.5,
            fontWeight: 600,
            lineHeight: '20px',
          }}
        >
          {waiting}
        </Box>
      )}
    </Box>
  )
}

function WaitingDot() {
  const say = useMessages()
  const { waiting } = useNewEnquiries()
  if (waiting === 0) return null
  return (
    <Box
      component="span"
      role="img"
      aria-label={say('nav.waiting', { count: waiting })}
      sx={{
        position: 'absolute',
        top: -1,
        right: -4,
        width: 8,
        height: 8,
        borderRadius: '50%',
        bgcolor: COLOURS.accent,
        outline: `2px solid ${COLOURS.paper}`,
      }}
    />
  )
}

function useSections(): readonly Section[] {
  const self = useSelf()
  return SECTIONS.filter((section) => holds(self?.permissions ?? [], section.permission))
}
