import { Tab, Tabs } from '@mui/material'
import { LinkBase } from 'react-admin'

type SectionTabsProps<Name extends string> = { label: string; current: Name; tabs: readonly { name: Name; label: string; to: string }[] }

/** Between the lists of one part of the work. */
export function SectionTabs<Name extends string>({ label, current, tabs }: SectionTabsProps<Name>) {
  return (
    <Tabs
      value={current}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={label}
      sx={{ mb: 2.5, minHeight: 40, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map((tab) => (
        <Tab key={tab.name} value={tab.name} label={tab.label} component={LinkBase} to={tab.to} sx={{ minHeight: 40, textTransform: 'none' }} />
      ))}
    </Tabs>
  )
}
