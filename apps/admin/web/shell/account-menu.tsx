import { Box, ButtonBase, Divider, ListItemIcon, Menu, MenuItem } from '@mui/material'
import { ChevronsUpDown, Languages, LogOut, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useLogout, useNavigate } from 'react-admin'
import { LOCALES, STAFF_LOCALES } from '#i18n/locales.ts'
import { useSelf } from '#apps/admin/web/api/use-self.ts'
import { useStaffLocale, useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { AppearanceEntries } from './appearance-menu.tsx'
import { useChangeLanguage } from './use-change-language.ts'

/** One's own name, and behind it account, language and the way out. `isCompact`: the initial alone, for the phone's top bar. */
export function AccountMenu({ isCompact = false }: { isCompact?: boolean }) {
  const say = useMessages()
  const self = useSelf()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (self === null) return null
  return (
    <>
      <ButtonBase
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={isCompact ? say('nav.account') : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          width: isCompact ? 44 : '100%',
          height: 44,
          px: isCompact ? 0 : 1,
          borderRadius: '6px',
          font: 'inherit',
          justifyContent: isCompact ? 'center' : 'flex-start',
          color: '#fff',
          '&:hover': { bgcolor: 'rgb(255 255 255 / 0.08)' },
        }}
      >
        <Box
          component="span"
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 30,
            height: 30,
            flex: 'none',
            borderRadius: '50%',
            bgcolor: 'rgb(255 255 255 / 0.16)',
            fontSize: 13,
            fontWeight: 600,
          }}
        >
          {[...self.name][0]?.toUpperCase()}
        </Box>
        {!isCompact && (
          <Box
            component="span"
            sx={{ flex: 1, minWidth: 0, textAlign: 'left', fontSize: 13.5, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {self.name}
          </Box>
        )}
        {!isCompact && <ChevronsUpDown size={15} aria-hidden opacity={0.7} />}
      </ButtonBase>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuEntries onDone={() => setAnchor(null)} />
      </Menu>
    </>
  )
}

function MenuEntries({ onDone }: { onDone: () => void }) {
  const say = useMessages()
  const navigate = useNavigate()
  const logout = useLogout()
  const changeLanguage = useChangeLanguage()
  const locale = useStaffLocale()
  const choose = (act: () => void) => () => {
    onDone()
    act()
  }
  return (
    <Box sx={{ minWidth: 200 }}>
      <MenuItem onClick={choose(() => navigate('/account'))}>
        <ListItemIcon>
          <UserRound size={17} />
        </ListItemIcon>
        {say('nav.account')}
      </MenuItem>
      {STAFF_LOCALES.filter((code) => code !== locale).map((code) => (
        <MenuItem key={code} lang={code} onClick={choose(() => changeLanguage(code))}>
          <ListItemIcon>
            <Languages size={17} />
          </ListItemIcon>
          {LOCALES.find((entry) => entry.code === code)?.ownName}
        </MenuItem>
      ))}
      <Divider />
      <AppearanceEntries onDone={onDone} />
      <Divider />
      <MenuItem onClick={choose(() => void logout({ isChosen: true }, '/login', false))}>
        <ListItemIcon>
          <LogOut size={17} />
        </ListItemIcon>
        {say('nav.logout')}
      </MenuItem>
    </Box>
  )
}
