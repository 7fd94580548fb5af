import { Box } from '@mui/material'
import { Suspense, useState, type ReactNode } from 'react'
import { useMay, useSelf } from '#apps/admin/web/api/use-self.ts'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { Notices } from '#apps/admin/web/notice/notices.tsx'
import { TellOutside } from '#apps/admin/web/notice/tell-outside.tsx'
import { FollowLanguage } from './follow-language.tsx'
import { Guard } from './guard.tsx'
import { LineBar } from './line-bar.tsx'
import { Loading } from './loading.tsx'
import { Rail, RAIL_WIDTH, TabBar, TopBar } from './navigation.tsx'
import { NewEnquiriesBar } from './new-enquiries-bar.tsx'
import { NewEnquiriesWatch } from './new-enquiries.tsx'
import { Shortcuts, type Front } from './shortcuts.tsx'

/** Everything around a screen for people who are logged in. */
export function Layout({ children }: { children?: ReactNode }) {
  if (useSelf() === null) return <Loading />
  return (
    <Notices>
      <NewEnquiriesWatch>
        <Frame>{children}</Frame>
      </NewEnquiriesWatch>
    </Notices>
  )
}

function Frame({ children }: { children?: ReactNode }) {
  const say = useMessages()
  const mayReadLeads = useMay('enquiry.read')
  const [front, setFront] = useState<Front>(null)
  return (
    <>
      {mayReadLeads && <TellOutside />}
      <FollowLanguage />
      <Box
        component="a"
        href="#main"
        onClick={skipToMain}
        sx={{ position: 'absolute', top: -60, left: 8, zIndex: 2000, px: 2, py: 1, bgcolor: COLOURS.paper, color: COLOURS.ink, '&:focus': { top: 8 } }}
      >
        {say('app.skip')}
      </Box>
      <Rail onFind={() => setFront('palette')} />
      <TopBar onFind={() => setFront('palette')} />
      <LineBar />
      <Box component="main" id="main" tabIndex={-1} sx={{ ml: { md: `${RAIL_WIDTH}px` }, pb: { xs: '64px', md: 0 }, outline: 'none', minWidth: 0 }}>
        <Guard>
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </Guard>
      </Box>
      <TabBar />
      <NewEnquiriesBar />
      <Shortcuts front={front} onFront={setFront} />
    </>
  )
}

// The address after # is the router's, so a real jump to an anchor would leave the screen.
function skipToMain(event: { preventDefault(): void }): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
