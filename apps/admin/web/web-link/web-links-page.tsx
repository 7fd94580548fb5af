import { Box, Button, Typography } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { WEB_LINK_GROUPS } from '#contract/content-values.ts'
import type { StaffWebLink } from '#contract/web-link.ts'
import { useMay } from '#apps/admin/web/api/use-self.ts'
import { ContentPage } from '#apps/admin/web/content/content-page.tsx'
import { Loading } from '#apps/admin/web/shell/loading.tsx'
import { COLOURS } from '#apps/admin/web/ui/colours.ts'
import { Empty } from '#apps/admin/web/ui/empty.tsx'
import { Failure } from '#apps/admin/web/ui/failure.tsx'
import { useMessages } from '#apps/admin/web/messages/use-messages.ts'
import { LinkDialog } from './link-dialog.tsx'
import { LinkRow } from './link-row.tsx'

/** Useful links by group: what the site shows, and which languages lack a line. */
export default function WebLinksPage() {
  const say = useMessages()
  const mayWrite = useMay('content.write')
  const [edited, setEdited] = useState<StaffWebLink | 'new' | null>(null)
  const { data, error, refetch } = useGetList<StaffWebLink>('web-links', { pagination: { page: 1, perPage: 500 } })
  if (data === undefined && error === null) return <Loading />
  const add = (
    <Button variant="contained" startIcon={<Plus size={17} />} onClick={() => setEdited('new')}>
      {say('webLinks.add')}
    </Button>
  )
  return (
    <ContentPage tab="links" note={data === undefined ? undefined : say('webLinks.count', { count: data.length })} actions={mayWrite ? add : undefined}>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{say('webLinks.lead')}</Typography>
      {data === undefined && <Failure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Empty title={say('webLinks.empty')} />}
      {WEB_LINK_GROUPS.map((group) => {
        const links = data?.filter((link) => link.group === group) ?? []
        return links.length === 0 ? null : (
          <Box component="section" key={group} sx={{ mb: 3 }}>
            <Typography variant="h2" sx={{ mb: 1 }}>
              {say(`webLinks.groups.${group}`)}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, bgcolor: COLOURS.paper, border: `1px solid ${COLOURS.line}`, borderRadius: '8px' }}>
              {links.map((link) => (
                <LinkRow key={link.id} link={link} onEdit={mayWrite ? () => setEdited(link) : null} />
              ))}
            </Box>
          </Box>
        )
      })}
      {edited !== null && <LinkDialog link={edited === 'new' ? null : edited} onClose={() => setEdited(null)} onChanged={() => void refetch()} />}
    </ContentPage>
  )
}
