import { Button } from '@mui/material'
import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-admin'
import { Empty } from '#apps/admin/web/ui/empty.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'

/** Keeps the menu alive where a screen breaks; going elsewhere tries anew. */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <Boundary key={pathname}>{children}</Boundary>
}

class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children
  }
}

/** In place of a broken screen. */
export function Broken() {
  const say = useMessages()
  return (
    <Empty isPage title={say('app.brokenTitle')} text={say('app.brokenText')}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {say('app.retry')}
      </Button>
    </Empty>
  )
}

/** In place of a screen that does not exist. */
export function Missing() {
  const say = useMessages()
  return (
    <Empty isPage title={say('app.notFoundTitle')} text={say('app.notFoundText')}>
      <Button variant="contained" href="#/">
        {say('app.toOverview')}
      </Button>
    </Empty>
  )
}
