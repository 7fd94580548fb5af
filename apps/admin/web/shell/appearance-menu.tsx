import { Box, ListItemIcon, MenuItem } from '@mui/material'
import { Check, Monitor, Moon, Sun, type LucideIcon } from 'lucide-react'
import { useStore, useStoreContext } from 'react-admin'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** Where react-admin keeps it. */
const KEY = 'theme'
const CHOICES: readonly { name: 'device' | 'light' | 'dark'; icon: LucideIcon }[] = [
  { name: 'device', icon: Monitor },
  { name: 'light', icon: Sun },
  { name: 'dark', icon: Moon },
]

export type AppearanceChoice = (typeof CHOICES)[number]['name']

/** Light, dark, or as the device has it, and how to choose; what is chosen is kept on this device. */
export function useAppearance(): [AppearanceChoice, (name: AppearanceChoice) => void] {
  const store = useStoreContext()
  const [chosen, choose] = useStore<AppearanceChoice | null>(KEY, null)
  return [chosen ?? 'device', (name) => (name === 'device' ? store.removeItem(KEY) : choose(name))]
}

/** The choice as entries of a menu. */
export function AppearanceEntries({ onDone }: { onDone: () => void }) {
  const say = useMessages()
  const [chosen, choose] = useAppearance()
  return CHOICES.map(({ name, icon: Icon }) => (
    <MenuItem
      key={name}
      role="menuitemradio"
      aria-checked={chosen === name}
      onClick={() => {
        choose(name)
        onDone()
      }}
    >
      <ListItemIcon>
        <Icon size={17} />
      </ListItemIcon>
      <Box component="span" sx={{ flex: 1 }}>
        {say(`nav.appearance.${name}`)}
      </Box>
      {chosen === name && <Check size={16} aria-hidden />}
    </MenuItem>
  ))
}
